import { isUuid } from '@pkg/domain'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationParticipants, conversations } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/errors'
import { findExclusiveFamilyId, managesCommunity } from '../../access'

/** A stored conversation. */
export type ConversationRow = typeof conversations.$inferSelect

/** A stored participant. */
export type ParticipantRow = typeof conversationParticipants.$inferSelect

/** Returns the condition on participants that represent the person: a customer's family, an advisor, a provider's communities, or staff. */
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

/** Returns the condition on conversations that the person takes part in. Admins see all. [API-038] */
export async function ownConversations(orm: Orm, person: Person): Promise<SQL | undefined> {
  if (person.role === 'admin') return undefined
  return sql`exists (select 1 from ${conversationParticipants}
    where ${conversationParticipants.conversationId} = ${conversations.id} and ${await ownParticipants(orm, person)})`
}

/** Returns the condition on conversations with messages newer than the person last read. Nothing is unread for admins who don't take part. */
export async function unreadConversations(orm: Orm, person: Person): Promise<SQL> {
  return sql`${conversations.lastMessageAt} is not null and exists (select 1 from ${conversationParticipants}
    where ${conversationParticipants.conversationId} = ${conversations.id} and ${await ownParticipants(orm, person)}
    and (${conversationParticipants.lastReadAt} is null or ${conversationParticipants.lastReadAt} < ${conversations.lastMessageAt}))`
}

/** Returns a conversation that the person may read. @throws {HttpError} 404 for any other */
export async function findOwnConversation(orm: Orm, id: string, person: Person): Promise<ConversationRow> {
  const [row] = isUuid(id)
    ? await orm
        .select()
        .from(conversations)
        .where(and(eq(conversations.id, id), await ownConversations(orm, person)))
    : []
  if (!row) throw notFound('conversation', id)
  return row
}

/** Returns the participant that represents the person in a conversation. Undefined for admins who haven't joined. */
export async function findOwnParticipant(
  orm: Orm,
  conversationId: string,
  person: Person,
): Promise<ParticipantRow | undefined> {
  const [row] = await orm
    .select()
    .from(conversationParticipants)
    .where(and(eq(conversationParticipants.conversationId, conversationId), await ownParticipants(orm, person)))
    .limit(1)
  return row
}
