import type { Endpoint } from '@pkg/api-client/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentParameters } from './document-parameters'
import { buildDocument, type Entity, pageLinks, SerializedDocument, selfPaths, sendJsonApi } from './documents'
import type { Person } from './person'
import { parsePage } from './page'
import { findIncluded } from './related'

/** What a response depends on besides its data. */
interface ResponseContext {
  app: FastifyInstance
  request: FastifyRequest
  reply: FastifyReply
  endpoint: Endpoint
  person: Person
  document: DocumentParameters
}

/** Sends what a handler returned, with the endpoint's status, as a JSON:API document or as plain JSON. */
export async function sendResponse(
  { app, request, reply, endpoint, person, document }: ResponseContext,
  response: unknown,
) {
  const { resource: type, method, path, status } = endpoint
  void reply.code(status)
  if (status === 204) return reply.send()
  if (!type) return reply.type('application/json').send(JSON.stringify(response))
  const { fields, include } = document
  const isWhole = fields.size === 0 && Object.keys(include).length === 0
  if (response instanceof SerializedDocument && isWhole) return sendJsonApi(reply, response.json)
  const plain = response instanceof SerializedDocument ? response.parse() : response
  const page = isPage(plain) ? plain : undefined
  const entities = page ? page.items : [plain].filter(isEntity)
  if (!page && entities.length === 0) throw new Error(`${method} ${path} returned something without an id`)

  const related = await findIncluded(app.finders, person, type, entities, include)
  const parts = { fields, ...(Object.keys(include).length > 0 ? { included: related.included } : {}) }
  if (page) {
    const { items: _items, ...meta } = page
    const links = pageLinks(request.url, { ...parsePage(request.query), total: page.total })
    return sendJsonApi(reply, JSON.stringify(buildDocument(type, related.entities, { ...parts, meta, links })))
  }
  const [entity] = related.entities
  if (!entity) throw new Error(`${method} ${path} lost its resource`)
  const self = selfPaths.get(type)?.(entity.id)
  if (status === 201 && self) void reply.header('location', self)
  if ('version' in entity && typeof entity.version === 'number') void reply.header('etag', `"${entity.version}"`)
  return sendJsonApi(reply, JSON.stringify(buildDocument(type, entity, parts)))
}

function isPage(response: unknown): response is { items: Entity[]; total: number } {
  return typeof response === 'object' && response !== null && 'items' in response && 'total' in response
}

/** Returns a page that a handler returned. */
export async function readPage(response: unknown): Promise<{ items: Entity[]; total: number }> {
  const page = await response
  const plain = page instanceof SerializedDocument ? page.parse() : page
  if (!isPage(plain)) throw new Error('The list returned no page')
  return plain
}

/** Returns whether a handler returned one record. */
export function isEntity(response: unknown): response is Entity {
  return typeof response === 'object' && response !== null && 'id' in response && typeof response.id === 'string'
}
