import type { Endpoint, Role } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Entity } from './documents'
import type { Person } from './person'
import { queryParser, valuesParser } from './validation'

/** A list whose records a bulk action can change, as its endpoints do. [WORK-003] */
export interface BulkTarget {
  /** The roles that may change a record. */
  access: readonly Role[]
  /** What belongs to a field of the change. */
  goesWith: NonNullable<Endpoint['goesWith']>
  /** Returns a checked query of the list. @throws {HttpError} 400 */
  parseQuery: (query: unknown) => object
  /** Returns checked changes of a record. @throws {HttpError} 422 */
  parseChanges: (changes: unknown) => object
  list: (input: { query: object; person: Person }) => Promise<{ items: Entity[]; total: number }>
  get: (input: { params: { id: string }; person: Person }) => Promise<Entity>
  update: (input: BulkChange) => Promise<Entity>
}

/** One record's change in a bulk action. */
export interface BulkChange {
  params: { id: string }
  body: object
  person: Person
  base: number | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By the JSON:API type of the records. */
    bulkTargets: Map<string, BulkTarget>
  }
}

/** Prepares the server for lists whose records bulk actions can change. Call it before the routes are added. */
export function createBulkTargets(app: FastifyInstance): void {
  app.decorate('bulkTargets', new Map())
}

/** What `implementEndpoints` knows of a resource. The table's types guarantee that the handlers take these inputs. */
interface BulkResource {
  rows: Readonly<Record<string, Endpoint>>
  handlers: Pick<BulkTarget, 'list' | 'get' | 'update'>
}

/** Lets bulk actions change the records of a resource whose update `isBulk`. */
export function addBulkTarget(app: FastifyInstance, { rows, handlers }: BulkResource): void {
  const update = rows['update']
  const query = rows['list']?.query
  const body = update?.body
  if (!update?.isBulk || !update.resource || update.access === 'anyone' || !query || !body) return
  app.bulkTargets.set(update.resource, {
    ...handlers,
    access: update.access,
    goesWith: update.goesWith ?? {},
    parseQuery: toObject(queryParser(query)),
    parseChanges: toObject(valuesParser(body, '/data/attributes/changes')),
  })
}

/** Returns a parser whose schema is that of an object. */
const toObject =
  (parse: (values: unknown) => unknown) =>
  (values: unknown): object => {
    const parsed = parse(values)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  }
