import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { tasks } from '../../database/schema/tables'

/** A task for any of the admins. */
export interface AdminTask {
  /** Says why it was added. A second task with the same key isn't added. */
  key: string
  title: string
  dueAt: Date
  /** The family that it's about. Erasing the family erases the task. */
  familyId?: string
}

/** Adds a task that no one owns, which admins see. [WORK-001] */
export async function addAdminTask(tx: Orm, task: AdminTask): Promise<void> {
  await tx.insert(tasks).values(task).onConflictDoNothing()
}

/** Completes the open task with a key, because what it was added for is done. */
export async function completeAdminTask(tx: Orm, key: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ status: 'done', resolvedAt: now() })
    .where(and(eq(tasks.key, key), eq(tasks.status, 'open')))
}
