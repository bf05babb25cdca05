import type { Database, Orm } from '../database/database'
import { traceJob } from '../telemetry/tracing'
import { jobParsers, type JobName, type Jobs } from './jobs'
import { insertJob, postponeJob, takeDueJob } from './job-store'
import { startWorkerLoop } from './worker-loop'

/** What does each job. It runs in the transaction that deletes the job, so its changes are committed once or not at all. */
export type Workers = { [Name in JobName]: (tx: Orm, job: Jobs[Name]) => Promise<void> }

/** The background jobs. They're stored in the database, in the transaction of the change that causes them. */
export interface Queue {
  /** Adds a job that is due at `dueAt`, or now. */
  add<Name extends JobName>(tx: Orm, name: Name, job: Jobs[Name], dueAt?: Date): Promise<void>
  /** Looks for jobs now instead of at the next pass. */
  wake(): void
  /** Resolves when no job is due. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the queue. A job is deleted, done, and committed in one transaction: a process that is killed leaves the job as
 * it was. A job that throws is retried, after a longer pause each time. Calls `afterJob` after every commit.
 */
export function startQueue(
  database: Database,
  workers: Workers,
  afterJob: () => void,
  onError: (error: unknown) => void,
): Queue {
  async function doNext(): Promise<boolean> {
    let taken: Awaited<ReturnType<typeof takeDueJob>>
    try {
      return await database.orm.transaction(async (tx) => {
        taken = await takeDueJob(tx)
        if (!taken) return false
        const { name, data } = taken
        await traceJob(name, () => doJob(workers, tx, name, data))
        return true
      })
    } catch (error) {
      onError(error)
      if (taken) await postponeJob(database.orm, taken)
      return false
    }
  }

  const loop = startWorkerLoop(async () => {
    const hasWorked = await doNext()
    if (hasWorked) afterJob()
    return hasWorked
  }, onError)
  return {
    add: (tx, name, job, dueAt) => insertJob(tx, name, job, dueAt),
    wake: () => loop.wake(),
    idle: () => loop.idle(),
    stop: () => loop.stop(),
  }
}

/** Runs the worker of a job. @throws when this version has no such job, or its data has another shape */
async function doJob<Name extends JobName>(workers: Workers, tx: Orm, name: Name, data: unknown): Promise<void> {
  await workers[name](tx, jobParsers[name](data))
}
