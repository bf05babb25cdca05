import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import { idempotencyKeys } from '../database/schema/tables'
import { documentOf, type Entity, Prepared } from './documents'
import type { Person } from './person'
import { badRequest, conflict } from './problems'

/**
 * Does work once per key. Runs inside the caller's transaction: the first caller's row makes every other one wait until
 * that transaction has ended, and then read its answer. The same key with another request is refused with 409.
 */
export async function once(tx: Orm, key: string, request: unknown, work: () => Promise<string>): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })

  if (!claimed) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    if (earlier?.requestHash !== requestHash) {
      throw conflict('idempotency-key-reused', 'This idempotency key was used for another request', [
        { detail: 'Send a new key with a new request', source: { header: 'Idempotency-Key' } },
      ])
    }
    return earlier.body ?? ''
  }
  const body = await work()
  await tx.update(idempotencyKeys).set({ body, status: 201 }).where(eq(idempotencyKeys.key, key))
  return body
}

/** The idempotency key of a request, or none. Throws 400 for one that is no key. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const [key] = [headers['idempotency-key']].flat()
  if (key === undefined) return undefined
  if (/^[\w:.-]{8,100}$/.test(key)) return key
  throw badRequest([
    { detail: 'A key has 8 to 100 letters, digits, colons, dots or dashes', source: { header: 'Idempotency-Key' } },
  ])
}

/** Makes a resource in a transaction; with an idempotency key once per person and key, however often it is sent. */
export async function writeOnce<Made extends Entity>(
  orm: Orm,
  { request, person, body }: { request: FastifyRequest; person: Person; body: unknown },
  type: string,
  make: (tx: Orm) => Promise<Made>,
): Promise<Made | Prepared> {
  const key = idempotencyKey(request)
  return orm.transaction(async (tx) => {
    if (!key) return make(tx)
    const own = `${person.userId ?? ''} ${request.routeOptions.url ?? ''} ${key}`
    return new Prepared(await once(tx, own, body, async () => JSON.stringify(documentOf(type, await make(tx)))))
  })
}
