import { actingPersonId } from '../../database/acting-person'
import type { Orm } from '../../database/database'
import { changedValues, recordChanges } from '../../database/schema/tables'
import { reasonField } from './change-store'

/** What an admin did with an account that changes no field of it, such as ending its sessions. */
export interface AccountAction {
  userId: string
  /** What it concerns, in the manner of a field. */
  field: string
  before: unknown
  after: unknown
  reason?: string | undefined
}

/** Adds an admin's action on an account to the audit log. Does nothing if no person acts. [WORK-017, DASH-012] */
export async function recordAccountAction(tx: Orm, action: AccountAction): Promise<void> {
  const actorId = actingPersonId()
  if (actorId === undefined) return
  const { userId, field, before, after, reason } = action
  const values = { actorId, action: 'changed' as const, recordTable: 'users', recordId: userId, userId }
  const [change] = await tx.insert(recordChanges).values(values).returning({ id: recordChanges.id })
  if (!change) throw new Error('The change was not recorded')
  await tx
    .insert(changedValues)
    .values([
      { changeId: change.id, field, before, after },
      ...(reason === undefined ? [] : [{ changeId: change.id, field: reasonField, before: null, after: reason }]),
    ])
}
