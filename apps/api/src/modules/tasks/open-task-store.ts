import { now } from '@pkg/domain'
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { tasks } from '../../database/schema/tables'
import type { Person } from '../../http/person'

const firstTaskEnding = ':answer'

/** Returns the key of the task to contact a family first, from what the family sent. */
export const firstTaskKey = (reason: string): string => `${reason}${firstTaskEnding}`

/** Assigns a family's open tasks without an owner to an advisor. */
export async function assignOpenTasks(tx: Orm, familyId: string, ownerId: string, dueAt: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({ ownerId, dueAt })
    .where(and(isOpenOf(familyId), isNull(tasks.ownerId)))
}

/** Removes an advisor from a family's open tasks. */
export async function unassignOpenTasks(tx: Orm, familyId: string, ownerId: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ ownerId: null })
    .where(and(isOpenOf(familyId), eq(tasks.ownerId, ownerId)))
}

/** Moves a family's open tasks from an advisor, and those without an owner, to another advisor. [WORK-007] */
export async function reassignOpenTasks(
  tx: Orm,
  familyId: string,
  { from, to }: { from: string | null; to: string },
): Promise<string[]> {
  const moved = await tx
    .update(tasks)
    .set({ ownerId: to })
    .where(and(isOpenOf(familyId), or(isNull(tasks.ownerId), from === null ? undefined : eq(tasks.ownerId, from))))
    .returning({ id: tasks.id })
  return moved.map(({ id }) => id)
}

/** Cancels a family's open tasks, because there is nothing more to do for it. Returns their ids. [WORK-007] */
export async function cancelOpenTasks(tx: Orm, familyId: string): Promise<string[]> {
  const canceled = await tx
    .update(tasks)
    .set({ status: 'canceled', resolvedAt: now() })
    .where(isOpenOf(familyId))
    .returning({ id: tasks.id })
  return canceled.map(({ id }) => id)
}

/** Opens canceled tasks again, because what canceled them was undone. [WORK-018] */
export async function reopenTasks(tx: Orm, ids: string[]): Promise<void> {
  await tx
    .update(tasks)
    .set({ status: 'open', resolvedAt: null })
    .where(and(inArray(tasks.id, ids), eq(tasks.status, 'canceled')))
}

/** Completes the open tasks to contact a family first, when an advisor contacted it. Other people don't. [WORK-002] */
export async function completeFirstTasks(tx: Orm, familyId: string, { role }: Person): Promise<void> {
  if (role !== 'agent') return
  await tx
    .update(tasks)
    .set({ status: 'done', resolvedAt: now() })
    .where(and(isOpenOf(familyId), like(tasks.key, `%${firstTaskEnding}`)))
}

const isOpenOf = (familyId: string) => and(eq(tasks.familyId, familyId), eq(tasks.status, 'open'))
