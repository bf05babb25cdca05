import { isUuid } from '@pkg/domain'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationParticipants, conversations } from '../../../database/schema/tables'
import { managesCommunity, findExclusiveFamilyId } from '../../access'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/problems'

/** The condition on participants that stand for the person: the family of a customer, an advisor, the communities of a provider. */
export async function ownParticipants(orm: Orm, person: Person): Promise<SQL | undefined> {
  const { role, memberId } = conversationParticipants
  const familyId = person.role === 'customer' ? await findExclusiveFamilyId(orm, person) : undefined
  const isAdvisor = person.role === 'agent' || person.role === 'real-estate-agent'
  return and(
    isNull(conversationParticipants.leftAt),
    or(
      familyId ? and(eq(role, 'family'), eq(memberId, familyId)) : undefined,
      isAdvisor && person.agentId ? and(eq(role, 'agent'), eq(memberId, person.agentId)) : undefined,
      person.role === 'provider' ? and(eq(role, 'community'), managesCommunity(person, memberId)) : undefined,
      and(eq(role, 'staff'), eq(memberId, person.userId ?? '')),
    ),
  )
}

/** The condition on threads that the person takes part in; admins see all. [API-038] */
export async function ownConversations(orm: Orm, person: Person): Promise<SQL | undefined> {
  if (person.role === 'admin') return undefined
  return sql`exists (select 1 from ${conversationParticipants}
    where ${conversationParticipants.conversationId} = ${conversations.id} and ${await ownParticipants(orm, person)})`
}

/** A thread that the person may read; 404 for any other. */
export async function conversationFor(
  orm: Orm,
  id: string,
  person: Person,
): Promise<typeof conversations.$inferSelect> {
  const [row] = isUuid(id)
    ? await orm
        .select()
        .from(conversations)
        .where(and(eq(conversations.id, id), await ownConversations(orm, person)))
    : []
  if (!row) throw notFound('conversation', id)
  return row
}

/** The participant that stands for the person in a thread. Admins who are not in it have none. */
export async function ownParticipantIn(orm: Orm, conversationId: string, person: Person) {
  const [row] = await orm
    .select()
    .from(conversationParticipants)
    .where(and(eq(conversationParticipants.conversationId, conversationId), await ownParticipants(orm, person)))
    .limit(1)
  return row
}
