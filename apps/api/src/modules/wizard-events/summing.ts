import type { Orm } from '../../database/database'
import { startWorkerLoop, type WorkerLoop } from '../../jobs/worker-loop'
import { rebuild, sumSome } from './sum-store'

/** The most runs that a transaction sums. */
const mostRuns = 500
const millisecondsBetweenPasses = 60_000

/** Brings the sums of some late runs up to date, and returns whether there were any. [WORK-014] */
export const sumLateRuns = (orm: Orm, most: number = mostRuns): Promise<boolean> =>
  orm.transaction((tx) => sumSome(tx, most))

/** Starts summing, now and then every minute. Several processes may sum at the same time. [WORK-014] */
export const startSumming = (orm: Orm, onError: (error: unknown) => void): WorkerLoop =>
  startWorkerLoop(() => sumLateRuns(orm), onError, millisecondsBetweenPasses)

/** Computes all sums again from the stored events, and returns the number of runs. [WORK-014] */
export const rebuildSums = (orm: Orm): Promise<number> => orm.transaction(rebuild)
