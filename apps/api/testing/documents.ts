import type { Answer } from './api-under-test'

/** A resource of an answer, as loosely as a client reads it. */
export interface AnsweredResource {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: unknown }>
  links?: { self: string }
}

/** The one resource of an answer. */
export function resourceIn({ body, status }: Answer): AnsweredResource {
  const { data }: { data?: AnsweredResource } = JSON.parse(JSON.stringify(body))
  if (!data) throw new Error(`Answered ${status} without a resource: ${JSON.stringify(body)}`)
  return data
}

/** The resources of a list. */
export function resourcesIn({ body }: Answer): AnsweredResource[] {
  const { data }: { data: AnsweredResource[] } = JSON.parse(JSON.stringify(body))
  return data
}

/** The body of a write. */
export const written = (type: string, attributes: object, more: object = {}) => ({
  data: { type, attributes, ...more },
})
