import type { Orm } from '../database/database'
import { communityMembers } from '../database/schema/tables'

/** Lets a person speak for communities: their pages, their leads. What a granted claim and an invitation of an admin do. [ROLE-010] */
export async function letSpeakFor(tx: Orm, userId: string, communityIds: readonly string[]): Promise<void> {
  if (communityIds.length === 0) return
  await tx
    .insert(communityMembers)
    .values(communityIds.map((communityId) => ({ userId, communityId, status: 'approved' as const })))
    .onConflictDoUpdate({
      target: [communityMembers.userId, communityMembers.communityId],
      set: { status: 'approved' },
    })
}
