import { type Endpoint, endpoints } from '@pkg/api-client/server'
import type { ResponseOf, BodyOf, EndpointTable, ParamsOf, QueryOf } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '../database/acting-person'
import { addBulkTarget, type BulkTarget } from './bulk-targets'
import type { Orm } from '../database/database'
import type { Replica } from '../database/replica'
import { type RequestValues, slugHandling } from './community-slugs'
import { type DocumentParameters, documentParameters } from './document-parameters'
import { type SerializedDocument, serializeResource } from './documents'
import { endpointHooks, personOf } from './endpoint-hooks'
import { sendCsv, wantsCsv } from './lists/csv-export'
import type { Person } from './person'
import { isEntity, readPage, sendResponse } from './send-response'
import { bodyParser, queryParser } from './validation'
import { baseVersion, isRecordChanged, recordChanged } from './versions'

declare module 'fastify' {
  interface FastifyInstance {
    replica: Replica | undefined
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
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      preHandler: endpointHooks(app, `${resource}.${name}`, endpoint),
      handler: endpointHandler(app, orm, { name, endpoint, handlersByName }),
    })
  }
}

/** An endpoint with the handlers of its resource. */
interface HandledEndpoint {
  name: string
  endpoint: Endpoint
  handlersByName: Readonly<Record<string, (input: object) => unknown>>
}

/** Returns what parses a request to an endpoint, handles it, and sends the response. The hooks have checked who may. */
function endpointHandler(app: FastifyInstance, orm: Orm, { name, endpoint, handlersByName }: HandledEndpoint) {
  const readInput = inputReader(endpoint)
  const handleWithSlugs = slugHandling(endpoint)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const person = personOf(request)
    const { values, search, document, base } = readInput(request)
    const reads = person.role === 'visitor' ? (app.replica?.current() ?? orm) : orm
    const handle = (handler: string, current: RequestValues) =>
      handlersByName[handler]?.({ ...current, sentBody: values.body, search, person, reads, base, request, reply })
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
    const slugSource = endpoint.method === 'GET' ? reads : orm
    const response = await asAuthor(person, () =>
      handleWithSlugs(values, (slugs) => app.findCurrentSlugs(slugSource, slugs), respond),
    )
    if (reply.sent) return reply
    return sendResponse({ app, request, reply, endpoint, person, document }, response)
  }
}

/** What a request says, parsed and checked. */
interface RequestInput {
  values: RequestValues
  /** The query as text, without the parameters that concern the document. */
  search: URLSearchParams
  document: DocumentParameters
  base: number | undefined
}

/** Returns a function that reads the requests to an endpoint. It throws an error that names the parameter or field. */
function inputReader(endpoint: Endpoint): (request: FastifyRequest) => RequestInput {
  const parseQuery = queryParser(endpoint.query ?? noParameters)
  const parseBody = endpoint.body ? bodyParser(endpoint.body, endpoint) : () => ({})
  return (request) => {
    const text = request.url.split('?')[1] ?? ''
    const { rest: search, ...document } = endpoint.resource
      ? documentParameters(endpoint.resource, text)
      : { ...wholeDocument, rest: new URLSearchParams(text) }
    const query = parseQuery(toRecord(search))
    const body = parseBody(request.body, request.params)
    const base = baseVersion(request, endpoint.isVersioned === true)
    return { values: { params: request.params, query, body }, search, document, base }
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
