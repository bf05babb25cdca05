import type { Answer } from './api-under-test'

interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
}

/** A plain answer. */
export function plainOf({ body }: Answer): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** The resource in an answer. */
export function resourceIn({ body }: Answer): Resource {
  const { data }: { data?: Resource } = JSON.parse(JSON.stringify(body ?? {}))
  if (!data) throw new Error(`No resource in ${JSON.stringify(body)}`)
  return data
}

/** The resources in an answer. */
export function resourcesIn({ body }: Answer): Resource[] {
  const { data }: { data?: Resource[] } = JSON.parse(JSON.stringify(body ?? {}))
  if (!data) throw new Error(`No resources in ${JSON.stringify(body)}`)
  return data
}

/** The attributes of the resource in an answer. */
export const attributesOf = (answer: Answer): Record<string, unknown> => resourceIn(answer).attributes

/** The id of the resource in an answer, or of a plain answer. */
export const idOf = (answer: Answer): string => String(plainOf(answer)['id'] ?? resourceIn(answer).id)

/** The code of the first error in an answer. */
export function errorIn({ body }: Answer): unknown {
  const { errors }: { errors?: { code: string }[] } = JSON.parse(JSON.stringify(body ?? {}))
  return errors?.[0]?.code
}
