import { desc, like } from 'drizzle-orm'
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

/** Returns when the newest task was added whose key begins with a prefix, and whether it's done. */
export async function findNewestTask(
  orm: Orm,
  keyPrefix: string,
): Promise<{ createdAt: Date; isDone: boolean } | undefined> {
  const [task] = await orm
    .select({ createdAt: tasks.createdAt, status: tasks.status })
    .from(tasks)
    .where(like(tasks.key, `${keyPrefix}%`))
    .orderBy(desc(tasks.createdAt))
    .limit(1)
  return task && { createdAt: task.createdAt, isDone: task.status !== 'open' }
}
