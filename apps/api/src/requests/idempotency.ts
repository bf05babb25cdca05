import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { idempotencyKeys } from '../database/schema/tables'
import { conflict } from '../http/problems'

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
