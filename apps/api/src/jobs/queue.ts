import type { Database, Orm } from '../database/database'
import { traceJob } from '../telemetry/tracing'
import { jobParsers, type JobName, type Jobs } from './jobs'
import { insertJob, postponeJob, takeDueJob } from './job-store'
import { startWorkerLoop } from './worker-loop'

/**
 * What does each job. It runs in the transaction that deletes the job, so its changes are committed once or not at all. It returns the event
 * to publish after the commit, if any.
 */
export type Workers<Event> = { [Name in JobName]: (tx: Orm, job: Jobs[Name]) => Promise<Event | undefined> }

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
 * it was. A job that throws is retried, after a longer pause each time. Calls `afterJob` after every commit, with the job's event.
 */
export function startQueue<Event>(
  database: Database,
  workers: Workers<Event>,
  afterJob: (event: Event | undefined) => void,
  onError: (error: unknown) => void,
): Queue {
  /** Does or postpones the next due job. Returns whether there was one. */
  async function doNext(): Promise<boolean> {
    let taken: Awaited<ReturnType<typeof takeDueJob>>
    let event: Event | undefined
    try {
      event = await database.orm.transaction(async (tx) => {
        taken = await takeDueJob(tx)
        if (!taken) return undefined
        const { name, data } = taken
        return traceJob(name, () => doJob(workers, tx, name, data))
      })
    } catch (error) {
      onError(error)
      if (taken) await postponeJob(database.orm, taken)
      return taken !== undefined
    }
    if (taken) afterJob(event)
    return taken !== undefined
  }

  const loop = startWorkerLoop(doNext, onError)
  return {
    add: (tx, name, job, dueAt) => insertJob(tx, name, job, dueAt),
    wake: () => loop.wake(),
    idle: () => loop.idle(),
    stop: () => loop.stop(),
  }
}

/** Runs the worker of a job. @throws when this version has no such job, or its data has another shape */
async function doJob<Event, Name extends JobName>(
  workers: Workers<Event>,
  tx: Orm,
  name: Name,
  data: unknown,
): Promise<Event | undefined> {
  return workers[name](tx, jobParsers[name](data))
}
