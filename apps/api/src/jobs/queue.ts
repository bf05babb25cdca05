import { setTimeout as pause } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { sql } from 'drizzle-orm'
import { boundSql, type Database, type Orm, rowsOf } from '../database/database'
import { traceJob } from '../telemetry/tracing'
import { startRounds } from './rounds'

/** The jobs there are, with what each carries. */
export interface Jobs {
  /** Hands a family to an advisor. */
  assign: { familyId: string; requestId: string }
  /** Hands a home to sell or to buy to a real estate agent. */
  'assign-real-estate': { leadId: string }
  /** Tells those who watch that a family has changed. */
  changed: { familyId: string; agentId?: string }
  /** Takes a family from an advisor who has not answered in time. */
  'end-offer': { offerId: string }
}

/** Does a job inside the transaction that also takes it off the queue, so that it is done once or not at all. */
export type Workers = { [Name in keyof Jobs]: (tx: Orm, job: Jobs[Name]) => Promise<void> }

/** Jobs on the same database, so that a job is stored in the transaction of what it follows from. */
export interface Queue {
  /** Not before `startAfter`, where it is given. */
  add<Name extends keyof Jobs>(tx: Orm, name: Name, job: Jobs[Name], startAfter?: Date): Promise<void>
  /** Looks for jobs now instead of at the next round. */
  wake(): void
  /** Resolves when no job is waiting to be done now. */
  idle(): Promise<void>
  stop(): Promise<void>
}

const mostTries = 10
/** Times the tries there were: a server that restarts gets some seconds. */
const longestPauseBetweenTries = 300
const names = ['end-offer', 'assign', 'assign-real-estate', 'changed'] as const satisfies (keyof Jobs)[]
const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true }

/**
 * Starts the queue. pg-boss keeps the jobs; each is fetched, done and completed in one transaction of ours. A process
 * killed in the middle leaves the job as it was, and the next one does it. A job that throws is tried again, ever later.
 */
export async function startQueue(
  database: Database,
  workers: Workers,
  after: () => void,
  onProblem: (problem: unknown) => void,
): Promise<Queue> {
  const boss = await startBoss(database, onProblem)

  async function doNext<Name extends keyof Jobs>(name: Name): Promise<boolean> {
    let failed: string | undefined
    try {
      return await database.orm.transaction(async (tx) => {
        const [job] = await boss.fetch<Jobs[Name]>(name, { db: withinTransaction(tx), batchSize: 1 })
        if (!job) return false
        failed = job.id
        await traceJob(name, () => workers[name](tx, job.data))
        await boss.complete(name, job.id, {}, { db: withinTransaction(tx) })
        return true
      })
    } catch (problem) {
      onProblem(problem)
      if (failed) await postpone(database, failed)
      return false
    }
  }

  /** One round over all kinds of jobs. Gives whether there was one. */
  async function work(isStopping: () => boolean): Promise<boolean> {
    let hasWorked = false
    for (const name of names) {
      while (!isStopping() && (await doNext(name))) {
        hasWorked = true
        after()
      }
    }
    return hasWorked
  }

  const rounds = startRounds(work, onProblem)
  return {
    async add(tx, name, job, startAfter) {
      await boss.send(name, job, { ...retries, ...(startAfter ? { startAfter } : {}), db: withinTransaction(tx) })
    },
    wake: () => rounds.wake(),
    idle: () => rounds.idle(),
    async stop() {
      await rounds.stop()
      await boss.stop({ graceful: false, wait: true })
    },
  }
}

/**
 * Makes what pg-boss needs, unless it is there. Processes that do so at once on a new database trip over each other, and a line may
 * break; each try is whole or nothing, and one of them gets through.
 */
async function startBoss(
  database: Database,
  onProblem: (problem: unknown) => void,
  triesLeft = mostTries,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: executorOf(database),
    schedule: false,
    supervise: true,
    monitorStateIntervalMinutes: 10,
  })
  boss.on('error', onProblem)
  try {
    await boss.start()
    for (const name of names) await boss.createQueue(name)
    return boss
  } catch (problem) {
    await boss.stop({ graceful: false, wait: true }).catch(() => undefined)
    if (triesLeft === 0) throw problem
    await pause(Math.random() * longestPauseBetweenTries * (1 + mostTries - triesLeft))
    return startBoss(database, onProblem, triesLeft - 1)
  }
}

/** Puts a failed job off by two seconds more each time, up to five minutes: the failed try itself left no trace. */
async function postpone(database: Database, id: string): Promise<void> {
  await database.orm.execute(sql`
    update pgboss.job set retry_count = retry_count + 1,
      start_after = now() + least(300, 2 * power(2, retry_count)) * interval '1 second'
    where id = ${id}`)
}

function executorOf(database: Database) {
  return {
    async executeSql(text: string, values: unknown[] | undefined) {
      if (values && values.length > 0) return { rows: await rowsOf(database.orm, boundSql(text, values)) }
      // Without values pg-boss may send several statements at once, of which only single ones have rows to give.
      if (/;\s*\S/.test(text)) {
        await database.script(text)
        return { rows: [] }
      }
      return { rows: await rowsOf(database.orm, sql.raw(text)) }
    },
  }
}

function withinTransaction(tx: Orm) {
  return { executeSql: async (text: string, values: unknown[]) => ({ rows: await rowsOf(tx, boundSql(text, values)) }) }
}
