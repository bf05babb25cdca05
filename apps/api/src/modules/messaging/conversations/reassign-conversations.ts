import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { listAssignees } from './assignee-store'
import { listAssignedIds, updateTriage } from './conversation-store'
import { joinAsStaff } from './participant-store'

/** Returns the number of open conversations that are assigned to a person. [DASH-012] */
export const countAssigned = async (orm: Orm, userId: string): Promise<number> =>
  (await listAssignedIds(orm, userId)).length

/**
 * Assigns the open conversations of a person to others, each to the first who can reply in it, in turn. Without anyone, they're assigned to no one,
 * so everyone who replies there sees them. [DASH-012, WORK-008]
 */
export async function reassignConversations(
  tx: Orm,
  { from, to }: { from: string; to: readonly string[] },
  person: Person,
): Promise<void> {
  for (const [index, id] of (await listAssignedIds(tx, from)).entries()) {
    const candidates = (await listAssignees(tx, id, person)).filter((one) => to.includes(one.id))
    const assignee = candidates[candidates.length === 0 ? 0 : index % candidates.length]
    if (assignee?.role === 'admin') await joinAsStaff(tx, id, assignee)
    await updateTriage(tx, id, { assigneeId: assignee?.id ?? null })
  }
}
