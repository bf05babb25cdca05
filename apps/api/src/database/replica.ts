import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Orm, rowsOf } from './database'
import { migrationCount } from './migrate'
import { openPostgres } from './postgres'

const millisecondsBetweenLooks = 1000

/** A copy of the database that may be a moment behind, for what anybody may read. */
export interface Replica {
  /** The copy, as long as it answers and knows all tables; else undefined, and the primary is read. */
  current(): Orm | undefined
  close(): Promise<void>
}

/** Connects to the replica at `url`, and looks every second whether it can be used. `onChange` hears when that changes. */
export async function openReplica(url: string, onChange: (isUsable: boolean) => void): Promise<Replica> {
  const { orm, close } = openPostgres(url, () => undefined)
  let isUsable: boolean | undefined
  let look: Promise<void> = Promise.resolve()

  async function lookNow() {
    const [row] = await rowsOf(orm, sql`select count(*)::int as migrations from migrations`).catch(() => [])
    // While a migration has not arrived, columns may be missing that we ask for.
    const answers = Number(row?.['migrations'] ?? 0) >= migrationCount()
    if (answers !== isUsable) onChange(answers)
    isUsable = answers
  }
  await lookNow()
  const timer = setInterval(() => {
    look = look.then(lookNow)
  }, millisecondsBetweenLooks)
  timer.unref()
  return {
    current: () => (isUsable ? orm : undefined),
    async close() {
      clearInterval(timer)
      await look
      await close()
    },
  }
}

/** Tells in the log when the replica is left out, and when it is read again. */
export function logReplicaStatus(log: FastifyBaseLogger): (isUsable: boolean) => void {
  return (isUsable) =>
    isUsable
      ? log.info('The replica answers: visitors read from it')
      : log.warn('The replica does not answer or lacks migrations: everybody reads from the primary')
}
