import type { ConversationAssignee } from '@pkg/api-client'
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communityMembers, conversationParticipants, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** Returns the people that a person can assign a conversation to, by name: those who reply in it for an advisor or a community, and admins. Teams of communities assign among themselves. [WORK-008] */
export async function listAssignees(orm: Orm, conversationId: string, person: Person): Promise<ConversationAssignee[]> {
  const rows = await orm
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(and(eq(users.status, 'active'), canReply(orm, conversationId, person)))
    .orderBy(users.name, users.id)
  return rows.flatMap(({ id, name, role }) => (role === 'customer' ? [] : [{ id, name, role }]))
}

function canReply(orm: Orm, conversationId: string, person: Person): SQL | undefined {
  const takesPart = (condition: SQL | undefined) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(conversationParticipants)
        .where(
          and(
            eq(conversationParticipants.conversationId, conversationId),
            isNull(conversationParticipants.leftAt),
            condition,
          ),
        ),
    )
  const isAgent = and(
    inArray(users.role, ['agent', 'real-estate-agent']),
    takesPart(
      and(eq(conversationParticipants.role, 'agent'), sql`${conversationParticipants.memberId} = ${users.agentId}`),
    ),
  )
  const isOfCommunity = and(
    eq(users.role, 'provider'),
    takesPart(
      and(
        eq(conversationParticipants.role, 'community'),
        sql`exists (select 1 from ${communityMembers} where ${communityMembers.userId} = ${users.id}
          and ${communityMembers.communityId} = ${conversationParticipants.memberId} and ${communityMembers.status} = 'approved')`,
      ),
    ),
  )
  return or(isAgent, isOfCommunity, person.role === 'provider' ? undefined : eq(users.role, 'admin'))
}
