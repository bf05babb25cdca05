import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { siteDay } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import { type Orm, rowsOf } from '../database/database'

/**
 * Adds `/data-version`, whose text changes with every commit that changes what everyone can read, whichever process or program wrote, and
 * with the day, on which a state's rule can begin. The sites compare it before they send a stored page. [FIND-014, TRUST-015]
 */
export function dataVersionRoute(app: FastifyInstance, orm: Orm): void {
  app.get('/data-version', { config: { isUnlimited: true } }, async (_, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(await readDataVersion(app.replica?.current() ?? orm)),
  )
}

/** Returns the text that stays the same until something that everyone can read changes in a database, or a day begins. [FIND-014] */
export async function readDataVersion(orm: Orm): Promise<string> {
  const [row] = await rowsOf(orm, visibleChanges)
  // Hashed, so the response is short while many transactions write.
  return createHash('sha256')
    .update(`${siteDay()} ${String(row?.['changes'])}`)
    .digest('base64url')
    .slice(0, 22)
}

/** The rows that triggers stored for the last transactions. A replica sees each when it has replayed the transaction. */
const visibleChanges = sql`select string_agg(id::text, ' ' order by id) as changes from public_changes`
