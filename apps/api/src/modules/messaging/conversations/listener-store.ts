import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communityMembers, conversationParticipants, users } from '../../../database/schema/tables'

/**
 * Returns the ids of the active accounts to tell about a message: of the advisors, the community's team, and the staff who take part in the conversation,
 * without the participant who wrote it. Families aren't told: they get emails. [WORK-016]
 */
export async function listListeners(
  orm: Orm,
  { id, conversationId }: Pick<typeof conversationParticipants.$inferSelect, 'id' | 'conversationId'>,
): Promise<string[]> {
  const { role, memberId } = conversationParticipants
  const isOnTeam = sql`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${memberId}
    and ${communityMembers.userId} = ${users.id} and ${communityMembers.status} = 'approved')`
  const rows = await orm
    .selectDistinct({ id: users.id })
    .from(conversationParticipants)
    .innerJoin(
      users,
      or(
        and(eq(role, 'agent'), eq(users.agentId, memberId)),
        and(eq(role, 'staff'), sql`${users.id}::text = ${memberId}`),
        and(eq(role, 'community'), isOnTeam),
      ),
    )
    .where(
      and(
        eq(conversationParticipants.conversationId, conversationId),
        isNull(conversationParticipants.leftAt),
        sql`${conversationParticipants.id} <> ${id}`,
        eq(users.status, 'active'),
      ),
    )
  return rows.map((row) => row.id)
}
