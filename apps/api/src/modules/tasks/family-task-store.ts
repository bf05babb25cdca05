import type { Orm } from '../../database/database'
import { tasks } from '../../database/schema/tables'

/** A task about a family, for its advisor. */
export interface FamilyTask {
  /** Says why it was added. A second task with the same key isn't added. */
  key: string
  title: string
  dueAt: Date
  familyId: string
  /** The family's advisor. Admins see a task without one. */
  ownerId: string | null
}

/** Adds a task about a family that comes from what the family did. */
export async function addFamilyTask(tx: Orm, task: FamilyTask): Promise<void> {
  await tx.insert(tasks).values(task).onConflictDoNothing()
}
