import { type Endpoint, getRelationships } from '@pkg/api-client/server'
import { conflict, forbidden, Problem, unprocessable } from './problems'

/**
 * The attributes that a written resource means, its single relationships among them under the names of their ids. [CLIENT-006]
 * Throws 400 for another document, 403 for an id chosen by the client and for a list of others written as a whole, 409 for another type
 * or another id than the path's.
 */
export function writtenAttributes(body: unknown, call: Endpoint, params: unknown): unknown {
  const type = call.resource ?? ''
  const data = dataOf(body)
  if (!isRecord(data) || !('type' in data)) {
    throw new Problem(400, 'bad-document', 'The body must be a JSON:API document', [
      { detail: '"data" must be a resource with a "type"', source: { pointer: '/data' } },
    ])
  }
  if (data['type'] !== type) {
    throw conflict('type-mismatch', `This call takes resources of type ${type}`, [
      { detail: `Not "${String(data['type'])}"`, source: { pointer: '/data/type' } },
    ])
  }
  checkId(data['id'], call, params)
  const { attributes = {}, relationships } = data
  if (relationships === undefined || !isRecord(attributes)) return attributes
  return { ...attributes, ...relatedIds(type, relationships) }
}

/** The value of a plain write, `{ data }`. Throws 400 for another document. */
export function dataOf(body: unknown): unknown {
  if (isRecord(body) && 'data' in body) return body['data']
  throw new Problem(400, 'bad-document', 'The body must be { "data": … }', [
    { detail: 'The member "data" is missing', source: { pointer: '' } },
  ])
}

function checkId(id: unknown, { method }: Endpoint, params: unknown): void {
  if (id === undefined) return
  if (method === 'POST') throw forbidden('Ids are given by the server; leave "id" out')
  const named = isRecord(params) ? params['id'] : undefined
  if (named !== undefined && id !== named) {
    throw conflict('id-mismatch', 'The path names another resource', [
      { detail: `Not "${String(id)}"`, source: { pointer: '/data/id' } },
    ])
  }
}

function relatedIds(type: string, given: unknown): Record<string, string | null> {
  if (!isRecord(given)) throw unprocessable([{ detail: 'Expected object', source: { pointer: '/data/relationships' } }])
  const known = getRelationships(type)
  return Object.fromEntries(
    Object.entries(given).map(([name, relationship]) => {
      const pointer = `/data/relationships/${name}`
      const tie = Object.hasOwn(known, name) ? known[name] : undefined
      if (!tie) throw unprocessable([{ detail: 'This name is not known here', source: { pointer } }])
      if (tie.isMany) throw forbidden(`"${name}" is changed resource by resource, not as a whole`)
      const other = isRecord(relationship) ? relationship['data'] : undefined
      if (other === null) return [tie.key, null]
      if (isRecord(other) && other['type'] === tie.type && typeof other['id'] === 'string')
        return [tie.key, other['id']]
      throw unprocessable([
        { detail: `Expected one resource of type ${tie.type}`, source: { pointer: `${pointer}/data` } },
      ])
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
