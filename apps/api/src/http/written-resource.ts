import { type Endpoint, getRelationships } from '@pkg/api-client/server'
import { conflict, forbidden, HttpError, unprocessable } from './errors'

/**
 * Returns the attributes of a resource in a request body. Relationships to one resource become attributes with its id. [CLIENT-006]
 * @throws {HttpError} 400 for another document, 403 for an id chosen by the client or a relationship to many resources, 409 for another
 * type, or another id than in the path
 */
export function writtenAttributes(body: unknown, endpoint: Endpoint, params: unknown): unknown {
  const type = endpoint.resource ?? ''
  const data = parseData(body)
  if (!isRecord(data) || !('type' in data)) {
    throw new HttpError(400, 'bad-document', 'The body must be a JSON:API document', [
      { detail: '"data" must be a resource with a "type"', source: { pointer: '/data' } },
    ])
  }
  if (data['type'] !== type) {
    throw conflict('type-mismatch', `Wrong resource type`, [
      {
        detail: `Send a resource of type "${type}" instead of "${String(data['type'])}"`,
        source: { pointer: '/data/type' },
      },
    ])
  }
  checkId(data['id'], endpoint, params)
  const { attributes = {}, relationships } = data
  if (relationships === undefined || !isRecord(attributes)) return attributes
  return { ...attributes, ...relatedIds(type, relationships) }
}

/** Returns `data` of a request body. @throws {HttpError} 400 without it */
export function parseData(body: unknown): unknown {
  if (isRecord(body) && 'data' in body) return body['data']
  throw new HttpError(400, 'bad-document', 'The body must be { "data": … }', [
    { detail: '"data" is missing', source: { pointer: '' } },
  ])
}

function checkId(id: unknown, { method }: Endpoint, params: unknown): void {
  if (id === undefined) return
  if (method === 'POST') throw forbidden('The server assigns IDs. Leave out "id"')
  const named = isRecord(params) ? params['id'] : undefined
  if (named !== undefined && id !== named) {
    throw conflict('id-mismatch', 'The IDs in the path and the body differ', [
      { detail: `The path has another ID than "${String(id)}"`, source: { pointer: '/data/id' } },
    ])
  }
}

function relatedIds(type: string, relationships: unknown): Record<string, string | null> {
  if (!isRecord(relationships))
    throw unprocessable([{ detail: 'Expected object', source: { pointer: '/data/relationships' } }])
  const known = getRelationships(type)
  return Object.fromEntries(
    Object.entries(relationships).map(([name, relationship]) => {
      const pointer = `/data/relationships/${name}`
      const relation = Object.hasOwn(known, name) ? known[name] : undefined
      if (!relation) throw unprocessable([{ detail: 'Unknown field', source: { pointer } }])
      if (relation.isMany) throw forbidden(`You can't replace "${name}" as a whole. Change its resources one by one`)
      const other = isRecord(relationship) ? relationship['data'] : undefined
      if (other === null) return [relation.key, null]
      if (isRecord(other) && other['type'] === relation.type && typeof other['id'] === 'string')
        return [relation.key, other['id']]
      throw unprocessable([
        { detail: `Expected one resource of type ${relation.type}`, source: { pointer: `${pointer}/data` } },
      ])
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
