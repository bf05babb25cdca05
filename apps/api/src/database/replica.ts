import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Orm, rowsOf } from './database'
import { migrationCount } from './migrate'
import { openPostgres } from './postgres'

const millisecondsBetweenChecks = 1000

/** A replica of the database for public reads. It can be a moment behind. */
export interface Replica {
  /** Returns the replica while it's reachable and has all migrations; otherwise undefined, and reads use the primary. */
  current(): Orm | undefined
  close(): Promise<void>
}

/** Connects to the replica at `url` and checks every second whether it's usable. Calls `onChange` when that changes. */
export async function openReplica(url: string, onChange: (isUsable: boolean) => void): Promise<Replica> {
  const { orm, close } = openPostgres(url, () => undefined)
  let isUsable: boolean | undefined
  let lastCheck: Promise<void> = Promise.resolve()

  async function check() {
    const [row] = await rowsOf(orm, sql`select count(*)::int as migrations from migrations`).catch(() => [])
    // Before a migration arrives, columns that we select can be missing.
    const isReady = Number(row?.['migrations'] ?? 0) >= migrationCount()
    if (isReady !== isUsable) onChange(isReady)
    isUsable = isReady
  }
  await check()
  const timer = setInterval(() => {
    lastCheck = lastCheck.then(check)
  }, millisecondsBetweenChecks)
  timer.unref()
  return {
    current: () => (isUsable ? orm : undefined),
    async close() {
      clearInterval(timer)
      await lastCheck
      await close()
    },
  }
}

/** Returns a function that logs when reads stop or start using the replica. */
export function logReplicaStatus(log: FastifyBaseLogger): (isUsable: boolean) => void {
  return (isUsable) =>
    isUsable
      ? log.info('The replica is available. Visitors read from it.')
      : log.warn('The replica is unreachable or lacks migrations. All reads use the primary.')
}
