import { now } from '@pkg/domain'
import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { jobs } from '../database/schema/tables'
import type { JobName } from './jobs'
import { retryDelay } from './retry-delay'

type Job = typeof jobs.$inferSelect

const retryPolicy = { first: 2, longest: 300 }

/** Inserts a job that is due at `dueAt`, or now. */
export async function insertJob(
  tx: Orm,
  name: JobName,
  data: Record<string, unknown>,
  dueAt: Date | undefined,
): Promise<void> {
  await tx.insert(jobs).values({ name, data, ...(dueAt ? { dueAt } : {}) })
}

/**
 * Deletes the next due job and returns it. The caller does the job in the same transaction, so a failure puts the
 * job back. Jobs that other workers hold are skipped.
 */
export async function takeDueJob(tx: Orm): Promise<Job | undefined> {
  const due = tx
    .$with('due')
    .as(
      tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(lte(jobs.dueAt, now()))
        .orderBy(asc(jobs.dueAt), asc(jobs.id))
        .limit(1)
        .for('update', { skipLocked: true }),
    )
  const [job] = await tx
    .with(due)
    .delete(jobs)
    .where(inArray(jobs.id, tx.select({ id: due.id }).from(due)))
    .returning()
  return job
}

/** Postpones a job that failed, outside of the transaction that was rolled back. */
export async function postponeJob(orm: Orm, { id, failures }: Job): Promise<void> {
  const seconds = retryDelay(retryPolicy, failures + 1)
  await orm
    .update(jobs)
    .set({ failures: failures + 1, dueAt: new Date(now().getTime() + seconds * 1000) })
    .where(eq(jobs.id, id))
}
