import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { tasks } from '../../database/schema/tables'
import { whenOf } from './messages'
import type { CallDetails } from './call-store'

const keyOf = (callId: string) => `call:${callId}`

/** Adds a call to the advisor's tasks, or moves its task to the call's time. */
export async function saveCallTask(tx: Orm, { call, family }: CallDetails): Promise<void> {
  const { id, familyId, agentId, startsAt } = call
  const task = { title: `Call ${family.name} on ${whenOf(call)}`, dueAt: startsAt, ownerId: agentId }
  await tx
    .insert(tasks)
    .values({ key: keyOf(id), familyId, ...task })
    .onConflictDoUpdate({ target: tasks.key, set: task })
}

/** Deletes the open task of a canceled call. */
export async function deleteCallTask(tx: Orm, callId: string): Promise<void> {
  await tx.delete(tasks).where(and(eq(tasks.key, keyOf(callId)), eq(tasks.status, 'open')))
}

/** Completes the open task of a call whose outcome is recorded. [WORK-020] */
export async function completeCallTask(tx: Orm, callId: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ status: 'done', resolvedAt: now() })
    .where(and(eq(tasks.key, keyOf(callId)), eq(tasks.status, 'open')))
}
