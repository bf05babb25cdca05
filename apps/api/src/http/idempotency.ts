import { createHash } from 'node:crypto'
import { now } from '@pkg/domain'
import { and, eq, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import { idempotencyKeys } from '../database/schema/tables'
import { buildDocument, type Entity, SerializedDocument } from './documents'
import type { Person } from './person'
import { badRequest, conflict } from './errors'

/** Seconds for which a repeated request gets the first response. Then it's deleted, because it can contain personal data. [TRUTH-012] */
export const replaySeconds = 7 * 24 * 3600

/**
 * Does work once per key, inside the caller's transaction. The row of the first request makes the others wait until that
 * transaction has ended, and then return its response. @throws {HttpError} 409 for another request with the same key
 */
export async function once(tx: Orm, key: string, request: unknown, work: () => Promise<string>): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const expired = new Date(now().getTime() - replaySeconds * 1000)
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.key, key), lt(idempotencyKeys.createdAt, expired)))
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })

  if (!claimed) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    if (earlier?.requestHash !== requestHash) {
      throw conflict('idempotency-key-reused', 'Idempotency key already used', [
        { detail: 'Use a new key for a new request', source: { header: 'Idempotency-Key' } },
      ])
    }
    return earlier.body ?? ''
  }
  const body = await work()
  await tx.update(idempotencyKeys).set({ body, status: 201 }).where(eq(idempotencyKeys.key, key))
  return body
}

/** Returns the idempotency key of a request, if it has one. @throws {HttpError} 400 for an invalid key */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const [key] = [headers['idempotency-key']].flat()
  if (key === undefined) return undefined
  if (/^[\w:.-]{8,100}$/.test(key)) return key
  throw badRequest([
    {
      detail: 'Use 8 to 100 letters, digits, colons, periods, underscores, or hyphens',
      source: { header: 'Idempotency-Key' },
    },
  ])
}

/** Creates a resource in a transaction. With an idempotency key, only once per person and key. */
export async function writeOnce<Created extends Entity>(
  orm: Orm,
  { request, person, body }: { request: FastifyRequest; person: Person; body: unknown },
  type: string,
  create: (tx: Orm) => Promise<Created>,
): Promise<Created | SerializedDocument> {
  const key = idempotencyKey(request)
  return orm.transaction(async (tx) => {
    if (!key) return create(tx)
    const own = `${person.userId ?? ''} ${request.routeOptions.url ?? ''} ${key}`
    return new SerializedDocument(
      await once(tx, own, body, async () => JSON.stringify(buildDocument(type, await create(tx)))),
    )
  })
}
