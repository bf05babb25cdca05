import { type Endpoint, endpoints, requestSchemas } from '@pkg/api-client/server'
import type { ResponseOf, BodyOf, EndpointTable, ParamsOf, QueryOf } from '@pkg/api-client'
import { type TSchema, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import type { Replica } from '../database/replica'
import { slugUpdater } from './community-slugs'
import { negotiateContent } from './content-negotiation'
import { type DocumentParameters, documentParameters } from './document-parameters'
import { documentOf, type Entity, pageLinks, Prepared, selfPaths, sendJsonApi } from './documents'
import { notForPartners } from './partner-errors'
import type { Person } from './person'
import { relate } from './related'
import { forbidden, signInNeeded } from './problems'
import { bodyReader, queryReader } from './validation'

declare module 'fastify' {
  interface FastifyInstance {
    replica: Replica | undefined
  }
}

/** What a handler gets: everything read and checked, and who asks. */
export interface Asked<C extends Endpoint> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The body before former slugs of communities were replaced: an idempotency key belongs to what was sent. [LIFE-006] */
  sentBody: BodyOf<C>
  /** The query as text, without what it says about the document. */
  search: URLSearchParams
  person: Person
  /** Where to read what anybody may see: a visitor from the replica, if there is one, and who is signed in from where their writes went. */
  reads: Orm
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler gives: the answer of its row, or JSON prepared before. */
export type Handler<C extends Endpoint> = (
  asked: Asked<C>,
) => Promise<ResponseOf<C> | Prepared> | ResponseOf<C> | Prepared

/** A handler for each row of a resource. One that is missing, or of another shape, does not compile. */
export type Handlers<Resource extends keyof EndpointTable> = {
  [Name in keyof EndpointTable[Resource]]: EndpointTable[Resource][Name] extends Endpoint
    ? Handler<EndpointTable[Resource][Name]>
    : never
}

/**
 * Makes the rows of one resource answer. Access, reading, validation, JSON:API and status codes live here and nowhere
 * else: a handler only answers.
 */
export function implementEndpoints<Resource extends keyof EndpointTable>(
  app: FastifyInstance,
  orm: Orm,
  resource: Resource,
  handlers: Handlers<Resource>,
): void {
  const rows: Record<string, Endpoint> = endpoints[resource]
  const schemas: Record<string, { query?: TSchema; body?: TSchema }> = requestSchemas[resource]
  // Each handler takes what the readers below make of its own row; the table's types tie the two together.
  const byName = handlers as unknown as Record<string, (asked: object) => unknown>

  for (const [name, row] of Object.entries(rows)) {
    const { query: querySchema, body: bodySchema } = schemas[name] ?? {}
    const readQuery = querySchema ? queryReader(querySchema) : queryReader(noParameters)
    const updateSlugs = slugUpdater(row, schemas[name] ?? {})
    const readBody = bodySchema ? bodyReader(bodySchema, row) : () => ({})
    app.route({
      method: row.method,
      url: row.path,
      ...(row.path.startsWith('/platform/auth/') ? { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } } : {}),
      async handler(request, reply) {
        const person = await app.authentication.identify(request)
        request.userId = person.userId
        admit(person, row)
        negotiateContent(request)
        const search = request.url.split('?')[1] ?? ''
        const { rest, ...document } = row.resource
          ? documentParameters(row.resource, search)
          : { ...wholeDocument, rest: new URLSearchParams(search) }
        const reads = person.role === 'visitor' ? (app.replica?.current() ?? orm) : orm
        const values = {
          params: request.params,
          query: readQuery(recordOf(rest)),
          body: readBody(request.body, request.params),
        }
        const slugsFrom = row.method === 'GET' ? reads : orm
        const answer = await byName[name]?.({
          ...(await updateSlugs(values, (slugs) => app.findCurrentSlugs(slugsFrom, slugs))),
          sentBody: values.body,
          search: rest,
          person,
          reads,
          request,
          reply,
        })
        if (reply.sent) return reply
        return send({ app, request, reply, row, person, document }, answer)
      },
    })
  }
}

const noParameters = Type.Object({}, { additionalProperties: false })
const wholeDocument: DocumentParameters = { fields: new Map(), include: {} }

/** Parameters by name; one that is repeated is a list. */
function recordOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...more] = search.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

function admit({ role, partner }: Person, { access, isOpenToPartners }: Endpoint): void {
  if (partner && !isOpenToPartners) throw notForPartners()
  if (access === 'anyone') return
  if (role === 'visitor') throw signInNeeded()
  if (!access.includes(role)) throw forbidden('Your account has no part in this')
}

interface Sending {
  app: FastifyInstance
  request: FastifyRequest
  reply: FastifyReply
  row: Endpoint
  person: Person
  document: DocumentParameters
}

async function send({ app, request, reply, row, person, document }: Sending, answer: unknown) {
  if (answer === undefined) return reply.code(204).send()
  const { resource: type, method, path } = row
  if (!type) return reply.type('application/json').send(JSON.stringify(answer))
  if (method === 'POST' && reply.statusCode === 200 && isMaking(path)) reply.code(201)
  const { fields, include } = document
  const isWhole = fields.size === 0 && Object.keys(include).length === 0
  if (answer instanceof Prepared && isWhole) return sendJsonApi(reply, answer.json)
  const plain = answer instanceof Prepared ? answer.plain() : answer
  const page = isPage(plain) ? plain : undefined
  const entities = page ? page.items : [plain].filter(isEntity)
  if (!page && entities.length === 0) throw new Error(`${method} ${path} answered something without an id`)

  const related = await relate(app.finders, person, type, entities, include)
  const parts = { fields, ...(Object.keys(include).length > 0 ? { included: related.included } : {}) }
  if (page) {
    const { items: _items, ...meta } = page
    const links = pageLinks(request.url, { ...pageOf(request.query), total: page.total })
    return sendJsonApi(reply, JSON.stringify(documentOf(type, related.entities, { ...parts, meta, links })))
  }
  const [entity] = related.entities
  if (!entity) throw new Error(`${method} ${path} lost its entity`)
  const self = selfPaths.get(type)?.(entity.id)
  if (reply.statusCode === 201 && self) void reply.header('location', self)
  return sendJsonApi(reply, JSON.stringify(documentOf(type, entity, parts)))
}

/** Signing in makes nothing new, registering does. */
const isMaking = (path: string) => !path.startsWith('/platform/auth/') || path === '/platform/auth/register'

/** The page that a query asks for. [LIST-001, LIST-002] */
export function pageOf(query: unknown): { number: number; size: number; offset: number } {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const number = Number(values['page-number'] ?? values['page[number]'] ?? 1)
  const size = Number(values['page-size'] ?? values['page[size]'] ?? 20)
  return { number, size, offset: (number - 1) * size }
}

function isPage(answer: unknown): answer is { items: Entity[]; total: number } {
  return typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer
}

function isEntity(answer: unknown): answer is Entity {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
}
