import { type Endpoint, endpoints } from '@pkg/api-client/server'
import type { ResponseOf, BodyOf, EndpointTable, ParamsOf, QueryOf } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '../database/acting-person'
import { addBulkTarget, type BulkTarget } from './bulk-targets'
import type { Orm } from '../database/database'
import type { Replica } from '../database/replica'
import { type RequestValues, slugHandling } from './community-slugs'
import { negotiateContent } from './content-negotiation'
import { type DocumentParameters, documentParameters } from './document-parameters'
import {
  buildDocument,
  type Entity,
  pageLinks,
  SerializedDocument,
  selfPaths,
  sendJsonApi,
  serializeResource,
} from './documents'
import { sendCsv, wantsCsv } from './lists/csv-export'
import { networkOf } from './network'
import { notForPartners } from './partner-errors'
import type { Person } from './person'
import { findIncluded } from './related'
import type { RequestLimiter } from './request-limits'
import { forbidden, onlyViews, signInRequired } from './errors'
import { bodyParser, queryParser } from './validation'
import { baseVersion, isRecordChanged, recordChanged } from './versions'

declare module 'fastify' {
  interface FastifyInstance {
    replica: Replica | undefined
    requestLimiter: RequestLimiter
  }
}

/** The input of a handler: everything parsed and checked, and the person who sends the request. */
export interface HandlerInput<C extends Endpoint> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The body before former slugs of communities were replaced: an idempotency key belongs to what was sent. [LIFE-006] */
  sentBody: BodyOf<C>
  /** The query as text, without the parameters that concern the document. */
  search: URLSearchParams
  person: Person
  /** The database to read public data from: the replica for visitors, if there is one, and the primary for everyone else. */
  reads: Orm
  /** The version of the record that a change is based on. Undefined if it's based on any. [WORK-005] */
  base: number | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Handles requests to an endpoint. Returns the endpoint's response, or an already serialized document. */
export type Handler<C extends Endpoint> = (
  input: HandlerInput<C>,
) => Promise<ResponseOf<C> | SerializedDocument> | ResponseOf<C> | SerializedDocument

/** What handlers that bulk actions use get: they have no request of their own. [WORK-003] */
interface BulkParts {
  list: 'query' | 'person'
  get: 'params' | 'person'
  update: 'params' | 'body' | 'person' | 'base'
}

type HandlerOf<Rows, Name, C extends Endpoint> = Rows extends { readonly update: { readonly isBulk: true } }
  ? Name extends keyof BulkParts
    ? (input: Pick<HandlerInput<C>, BulkParts[Name]>) => Promise<ResponseOf<C>>
    : Handler<C>
  : Handler<C>

/** The handlers of all endpoints of a resource. A missing one, or one with another type, doesn't compile. */
export type Handlers<Resource extends keyof EndpointTable> = {
  [Name in keyof EndpointTable[Resource]]: EndpointTable[Resource][Name] extends Endpoint
    ? HandlerOf<EndpointTable[Resource], Name, EndpointTable[Resource][Name]>
    : never
}

/**
 * Adds the routes of one resource. Access, parsing, validation, JSON:API, and statuses are handled here and nowhere else.
 */
export function implementEndpoints<Resource extends keyof EndpointTable>(
  app: FastifyInstance,
  orm: Orm,
  resource: Resource,
  handlers: Handlers<Resource>,
): void {
  const rows: Record<string, Endpoint> = endpoints[resource]
  // Each handler takes what the parsers below return for its endpoint. The table's types guarantee that the two match.
  const handlersByName = handlers as unknown as Record<string, (input: object) => unknown>
  addBulkTarget(app, { rows, handlers: handlers as unknown as Pick<BulkTarget, 'list' | 'get' | 'update'> })

  for (const [name, endpoint] of Object.entries(rows)) {
    const parseQuery = queryParser(endpoint.query ?? noParameters)
    const handleWithSlugs = slugHandling(endpoint)
    const parseBody = endpoint.body ? bodyParser(endpoint.body, endpoint) : () => ({})
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      async handler(request, reply) {
        if (endpoint.rateLimit) {
          await app.requestLimiter(`${resource}.${name}`, endpoint.rateLimit, networkOf(request.ip), reply)
        }
        const person = await app.authentication.identify(request)
        request.userId = person.userId
        checkAccess(person, endpoint)
        negotiateContent(request)
        const search = request.url.split('?')[1] ?? ''
        const { rest, ...document } = endpoint.resource
          ? documentParameters(endpoint.resource, search)
          : { ...wholeDocument, rest: new URLSearchParams(search) }
        const reads = person.role === 'visitor' ? (app.replica?.current() ?? orm) : orm
        const values = {
          params: request.params,
          query: parseQuery(toRecord(rest)),
          body: parseBody(request.body, request.params),
        }
        const slugSource = endpoint.method === 'GET' ? reads : orm
        const base = baseVersion(request, endpoint.isVersioned === true)
        const handle = (handler: string, current: RequestValues) =>
          handlersByName[handler]?.({
            ...current,
            sentBody: values.body,
            search: rest,
            person,
            reads,
            base,
            request,
            reply,
          })
        if (wantsCsv(request, endpoint)) {
          return sendCsv(reply, {
            name: endpoint.resource ?? name,
            fields: [...(document.fields.get(endpoint.resource ?? '') ?? [])],
            load: (page) => readPage(handle(name, { ...values, query: Object.assign({}, values.query, page) })),
          })
        }
        const respond = (current: RequestValues) =>
          withCurrentRecord(
            endpoint,
            () => handle(name, current),
            () => handle('get', { ...current, query: {}, body: {} }),
          )
        const response = await asAuthor(person, () =>
          handleWithSlugs(values, (slugs) => app.findCurrentSlugs(slugSource, slugs), respond),
        )
        if (reply.sent) return reply
        return send({ app, request, reply, endpoint, person, document }, response)
      },
    })
  }
}

/** Handles a request. Triggers record who of the staff changed what in it. [WORK-006, WORK-017] */
function asAuthor<Result>({ role, userId }: Person, work: () => Result): Result {
  return userId !== undefined && role !== 'customer' ? actAs(userId, work) : work()
}

/** Handles a change. If someone else changed the record meanwhile, the error has the record as the person sees it now. [WORK-005] */
async function withCurrentRecord(
  { resource }: Endpoint,
  change: () => unknown,
  readCurrent: () => unknown,
): Promise<unknown> {
  try {
    return await change()
  } catch (thrown) {
    if (!isRecordChanged(thrown) || !resource) throw thrown
    const current = await readCurrent()
    throw isEntity(current) ? recordChanged(serializeResource(resource, current)) : thrown
  }
}

const noParameters = Type.Object({}, { additionalProperties: false })
const wholeDocument: DocumentParameters = { fields: new Map(), include: {} }

/** Returns parameters by name. A repeated one is a list. */
function toRecord(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...more] = search.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

function checkAccess({ role, partner, viewer }: Person, endpoint: Endpoint): void {
  const { access, isOpenToPartners, method, isForViewers = method === 'GET' } = endpoint
  if (partner && !isOpenToPartners) throw notForPartners()
  if (viewer && !isForViewers) throw onlyViews()
  if (access === 'anyone') return
  if (role === 'visitor') throw signInRequired()
  if (!access.includes(role)) throw forbidden("You don't have permission to do this")
}

interface ResponseContext {
  app: FastifyInstance
  request: FastifyRequest
  reply: FastifyReply
  endpoint: Endpoint
  person: Person
  document: DocumentParameters
}

async function send({ app, request, reply, endpoint, person, document }: ResponseContext, response: unknown) {
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

/** Returns the page that a query requests. [LIST-001, LIST-002] */
export function parsePage(query: unknown): { number: number; size: number; offset: number } {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const number = Number(values['page-number'] ?? values['page[number]'] ?? 1)
  const size = Number(values['page-size'] ?? values['page[size]'] ?? 20)
  return { number, size, offset: (number - 1) * size }
}

function isPage(response: unknown): response is { items: Entity[]; total: number } {
  return typeof response === 'object' && response !== null && 'items' in response && 'total' in response
}

/** Returns a page that a handler returned. */
async function readPage(response: unknown): Promise<{ items: Entity[]; total: number }> {
  const page = await response
  const plain = page instanceof SerializedDocument ? page.parse() : page
  if (!isPage(plain)) throw new Error('The list returned no page')
  return plain
}

function isEntity(response: unknown): response is Entity {
  return typeof response === 'object' && response !== null && 'id' in response && typeof response.id === 'string'
}
