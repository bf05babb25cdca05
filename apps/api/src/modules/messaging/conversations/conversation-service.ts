import type { Conversation } from '@pkg/api-client'
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, conversationParticipants, conversations, leads } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/problems'
import { findVisibleFamily, visibleLeads } from '../../access'
import { openConversation, type Partner } from './open-conversation'
import { conversationFor, ownConversations, ownParticipants } from './own-conversations'

interface ConversationFilter {
  'filter[client]'?: string
  'filter[kind]'?: Conversation['kind']
}

/** Returns a page of a person's conversations, and how many of all are unread. */
export async function listConversations(
  orm: Orm,
  query: ConversationFilter,
  person: Person,
  page: { size: number; offset: number },
) {
  const seen = await ownConversations(orm, person)
  const where = and(
    seen,
    query['filter[client]'] ? eq(conversations.familyId, query['filter[client]']) : undefined,
    query['filter[kind]'] ? eq(conversations.kind, query['filter[kind]']) : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(conversations).where(where)
  const unread = await unreadBy(orm, person)
  const [waiting] = await orm.select({ total: count() }).from(conversations).where(and(seen, unread))
  return {
    items: await threads(orm, where, page, unread),
    total: found?.total ?? 0,
    unread: waiting?.total ?? 0,
  }
}

/** Starts a conversation with a family that the person may see. */
export async function startConversation(
  orm: Orm,
  body: { clientId: string; subject?: string },
  person: Person,
): Promise<Conversation> {
  const id = await orm.transaction(async (tx) => {
    const family = await findVisibleFamily(tx, body.clientId, person)
    const given = person.role === 'real-estate-agent' ? { kind: 'RealEstateClient' as const } : {}
    return openConversation(tx, family, await partnerFor(tx, family.id, person), {
      subject: body.subject,
      ...given,
    })
  })
  return findConversation(orm, id, person)
}

/** As whom the person speaks to a family: as its advisor, as the community it released its data to, or as a member of staff. */
async function partnerFor(tx: Orm, familyId: string, person: Person): Promise<Partner> {
  if (person.role === 'provider') {
    const [community] = await tx
      .select({ id: communities.id, name: communities.name })
      .from(leads)
      .innerJoin(communities, eq(communities.id, leads.communityId))
      .where(and(eq(leads.familyId, familyId), visibleLeads(person)))
      .orderBy(leads.createdAt)
      .limit(1)
    if (!community) throw notFound('family', familyId)
    return { role: 'community', ...community }
  }
  const [agent] = person.agentId
    ? await tx.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.id, person.agentId))
    : []
  return agent ? { role: 'agent', ...agent } : { role: 'staff', id: person.userId ?? '', name: person.name }
}

/** Returns one conversation of the person's. @throws {HttpError} 404 for any other. */
export async function findConversation(orm: Orm, id: string, person: Person): Promise<Conversation> {
  const thread = await conversationFor(orm, id, person)
  const [found] = await threads(
    orm,
    eq(conversations.id, thread.id),
    { size: 1, offset: 0 },
    await unreadBy(orm, person),
  )
  if (!found) throw notFound('conversation', id)
  return found
}

/** Whether a thread holds something newer than what the person has read. For admins who take no part nothing is unread. */
async function unreadBy(orm: Orm, person: Person): Promise<SQL> {
  return sql`${conversations.lastMessageAt} is not null and exists (select 1 from ${conversationParticipants}
    where ${conversationParticipants.conversationId} = ${conversations.id} and ${await ownParticipants(orm, person)}
    and (${conversationParticipants.lastReadAt} is null or ${conversationParticipants.lastReadAt} < ${conversations.lastMessageAt}))`
}

async function threads(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  unread: SQL,
): Promise<Conversation[]> {
  const rows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(where)
    .orderBy(sql`${conversations.lastMessageAt} desc nulls last`, desc(conversations.createdAt), conversations.id)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const full = await orm.select().from(conversations).where(inArray(conversations.id, ids))
  const waiting = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, ids), unread))
  const people = await orm
    .select({ id: conversationParticipants.conversationId, name: conversationParticipants.name })
    .from(conversationParticipants)
    .where(and(inArray(conversationParticipants.conversationId, ids), isNull(conversationParticipants.leftAt)))
    .orderBy(conversationParticipants.role)
  return ids.flatMap((id) =>
    full
      .filter((thread) => thread.id === id)
      .map((thread) => ({
        id,
        kind: thread.kind,
        subject: thread.subject,
        clientId: thread.familyId,
        participants: people.filter((participant) => participant.id === id).map(({ name }) => name),
        isUnread: waiting.some((row) => row.id === id),
        ...(thread.lastMessage ? { lastMessage: thread.lastMessage } : {}),
        ...(thread.lastMessageAt ? { lastMessageAt: thread.lastMessageAt.toISOString() } : {}),
        createdAt: thread.createdAt.toISOString(),
      })),
  )
}
