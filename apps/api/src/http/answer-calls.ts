import { type Call, calls, requestSchemas } from '@pkg/api-client/server'
import type { AnswerOf, BodyOf, CallTable, ParamsOf, QueryOf } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import { notForPartners } from '../partners/partner-of-request'
import { documentOf, type Entity, pageLinks, Prepared, sendJsonApi } from './documents'
import { type Person, personOf } from './person'
import { forbidden, signInNeeded } from './problems'
import { bodyReader, queryReader } from './validation'

/** What a handler gets: everything read and checked, and who asks. */
export interface Asked<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  person: Person
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler gives: the answer of its row, or JSON prepared before. */
export type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerOf<C> | Prepared> | AnswerOf<C> | Prepared

/** A handler for each row of a resource. One that is missing, or of another shape, does not compile. */
export type Handlers<Resource extends keyof CallTable> = {
  [Name in keyof CallTable[Resource]]: CallTable[Resource][Name] extends Call
    ? Handler<CallTable[Resource][Name]>
    : never
}

/**
 * Makes the rows of one resource answer. Access, reading, validation, JSON:API and status codes live here and nowhere
 * else: a handler only answers.
 */
export function answerCalls<Resource extends keyof CallTable>(
  app: FastifyInstance,
  orm: Orm,
  resource: Resource,
  handlers: Handlers<Resource>,
): void {
  const rows: Record<string, Call> = calls[resource]
  const schemas: Record<string, { query?: TSchema; body?: TSchema }> = requestSchemas[resource]
  // Each handler takes what the readers below make of its own row; the table's types tie the two together.
  const byName = handlers as unknown as Record<string, (asked: object) => unknown>

  for (const [name, row] of Object.entries(rows)) {
    const readQuery = queryReaderOf(schemas[name]?.query)
    const readBody = bodyReaderOf(schemas[name]?.body, row.resource)
    app.route({
      method: row.method,
      url: row.path,
      ...(row.path.startsWith('/platform/auth/') ? { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } } : {}),
      async handler(request, reply) {
        const person = await personOf(orm, request)
        admit(person, row)
        const answer = await byName[name]?.({
          params: request.params,
          query: readQuery(request.query),
          body: readBody(request.body),
          person,
          request,
          reply,
        })
        if (reply.sent) return reply
        return send(reply, request, row, answer)
      },
    })
  }
}

function queryReaderOf(schema: TSchema | undefined) {
  return schema ? queryReader(schema) : () => ({})
}

function bodyReaderOf(schema: TSchema | undefined, type: string | undefined) {
  return schema ? bodyReader(schema, type) : () => ({})
}

function admit({ role, partner }: Person, { access, isOpenToPartners }: Call): void {
  if (partner && !isOpenToPartners) throw notForPartners()
  if (access === 'anyone') return
  if (role === 'visitor') throw signInNeeded()
  if (!access.includes(role)) throw forbidden('Your account has no part in this')
}

function send(reply: FastifyReply, request: FastifyRequest, row: Call, answer: unknown) {
  if (answer === undefined) return reply.code(204).send()
  if (!row.resource) return reply.type('application/json').send(JSON.stringify(answer))
  if (row.method === 'POST' && reply.statusCode === 200 && !row.path.startsWith('/platform/auth/login')) reply.code(201)
  if (answer instanceof Prepared) return sendJsonApi(reply, answer.json)
  const document = isPage(answer) ? pageDocument(row.resource, answer, request) : oneDocument(row, answer)
  return sendJsonApi(reply, JSON.stringify(document))
}

function oneDocument(row: Call, answer: unknown) {
  if (!row.resource || !isEntity(answer)) throw new Error(`${row.method} ${row.path} answered something without an id`)
  return documentOf(row.resource, answer)
}

function pageDocument(type: string, answer: { items: Entity[]; total: number }, request: FastifyRequest) {
  const { items, ...meta } = answer
  const page = pageOf(request.query)
  return documentOf(type, items, { meta, links: pageLinks(request.url, { ...page, total: answer.total }) })
}

/** The page that a query asks for. [LIST-001, LIST-002] */
export function pageOf(query: unknown): { number: number; size: number; offset: number } {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const number = Number(values['page-number'] ?? 1)
  const size = Number(values['page-size'] ?? 20)
  return { number, size, offset: (number - 1) * size }
}

function isPage(answer: unknown): answer is { items: Entity[]; total: number } {
  return typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer
}

function isEntity(answer: unknown): answer is Entity {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
}
