import type { ApiResponse } from './api-under-test'

/** A resource of a response, as a client reads it. */
export interface ResponseResource {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: unknown }>
  links?: { self: string }
}

/** Returns the body of a response that isn't a JSON:API document. */
export function plainOf({ body }: ApiResponse): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Returns the resource of a response. @throws If there is none */
export function resourceIn({ body, status }: ApiResponse): ResponseResource {
  const { data }: { data?: ResponseResource } = JSON.parse(JSON.stringify(body ?? {}))
  if (!data) throw new Error(`The response with status ${status} has no resource: ${JSON.stringify(body)}`)
  return data
}

/** Returns the resources of a list response. @throws If there is no list */
export function resourcesIn({ body, status }: ApiResponse): ResponseResource[] {
  const { data }: { data?: ResponseResource[] } = JSON.parse(JSON.stringify(body ?? {}))
  if (!data) throw new Error(`The response with status ${status} has no resources: ${JSON.stringify(body)}`)
  return data
}

/** Returns the attributes of the resource of a response. */
export const attributesOf = (response: ApiResponse): Record<string, unknown> => resourceIn(response).attributes

/** Returns the id of the resource of a response, or of a plain body. */
export const idOf = (response: ApiResponse): string => String(plainOf(response)['id'] ?? resourceIn(response).id)

/** Returns the code of the first error of a response. */
export function errorIn({ body }: ApiResponse): unknown {
  const { errors }: { errors?: { code: string }[] } = JSON.parse(JSON.stringify(body ?? {}))
  return errors?.[0]?.code
}

/** Returns the request body that writes a resource. */
export const resourceBody = (type: string, attributes: object, more: object = {}) => ({
  data: { type, attributes, ...more },
})
