import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Orm, rowsOf } from '../database/database'

/**
 * Adds `/data-version`, whose text changes with every committed write, whichever process or program wrote. The sites compare it before they
 * send a stored page. It's the fingerprint of the database's snapshot: which transactions a new query would see. [FIND-014]
 */
export function dataVersionRoute(app: FastifyInstance, orm: Orm): void {
  app.get('/data-version', { config: { isUnlimited: true } }, async (_, reply) => {
    const [row] = await rowsOf(app.replica?.current() ?? orm, currentSnapshot)
    // Hashed, so no one can count the writes.
    const version = createHash('sha256').update(String(row?.['snapshot'])).digest('base64url').slice(0, 22)
    return reply.type('text/plain').header('cache-control', 'no-store').send(version)
  })
}

/** On a replica, transactions become visible as its write-ahead log is replayed. */
const currentSnapshot = sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text
  else pg_current_snapshot()::text end as snapshot`
