import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Conversation, endpoints, QueryOf } from '@pkg/api-client'
import { currentMoment } from '../../../database/moment'
import type { Orm } from '../../../database/database'
import { agents, communities, conversationParticipants, conversations, leads } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleLeads } from '../../access'
import { ownConversations, unreadConversations } from './conversation-access-store'
import { readConversations } from './conversation-rows-store'

/** The person, community, or team that replies to a family. */
export interface Partner {
  role: 'agent' | 'community' | 'staff'
  id: string
  name: string
}

type ConversationQuery = QueryOf<typeof endpoints.conversations.list>

/** What conversations are sorted and filtered by. */
const columns: ListColumns = {
  lastMessageAt: conversations.lastMessageAt,
  createdAt: conversations.createdAt,
  subject: conversations.subject,
  client: conversations.familyId,
  kind: conversations.kind,
}

/** What only those who reply to the family filter by. A snooze ends when its time comes. [WORK-008] */
const triageColumns = (): ListColumns => ({
  assignee: conversations.assigneeId,
  state: sql`case when ${conversations.snoozedUntil} > ${currentMoment()} then 'snoozed' when ${conversations.doneAt} is not null then 'done' else 'open' end`,
})

const kinds = { agent: 'AgentClient', community: 'ProviderClient', staff: 'AgentClient' } as const

/** Opens the conversation between a family and a partner, or finds it and returns its id. A partner who left joins again. [DATA-018] */
export async function openConversation(
  tx: Orm,
  family: { id: string; name: string },
  partner: Partner,
  { subject, kind }: { subject?: string | undefined; kind?: 'RealEstateClient' } = {},
): Promise<string> {
  const key = `family:${family.id}:${partner.role}:${partner.id}`
  await tx
    .insert(conversations)
    .values({
      key,
      familyId: family.id,
      kind: kind ?? kinds[partner.role],
      subject: subject ?? `${family.name} and ${partner.name}`,
    })
    .onConflictDoNothing()
  const [conversation] = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.key, key))
  if (!conversation) throw new Error("A conversation couldn't be opened")
  await tx
    .insert(conversationParticipants)
    .values([
      { conversationId: conversation.id, role: 'family', memberId: family.id, name: family.name },
      { conversationId: conversation.id, role: partner.role, memberId: partner.id, name: partner.name },
    ])
    .onConflictDoUpdate({
      target: [
        conversationParticipants.conversationId,
        conversationParticipants.role,
        conversationParticipants.memberId,
      ],
      set: { leftAt: null },
    })
  return conversation.id
}

/** Returns a page of a person's conversations, by default latest message first, and the number of all unread ones. `q` searches the subject. */
export async function listOwnConversations(
  orm: Orm,
  query: ConversationQuery,
  person: Person,
  page: { offset: number; size: number },
) {
  const own = await ownConversations(orm, person)
  const unread = await unreadConversations(orm, person)
  const where = and(
    own,
    filterCondition(query, person.role === 'customer' ? columns : { ...columns, ...triageColumns() }),
    query['filter[isUnread]'] ? unread : undefined,
    textCondition(query.q, [conversations.subject]),
  )
  const [found] = await orm.select({ total: count() }).from(conversations).where(where)
  const [pending] = await orm.select({ total: count() }).from(conversations).where(and(own, unread))
  const rows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(where)
    .orderBy(
      ...listOrder(query, columns, {
        sort: '-lastMessageAt',
        ties: [desc(conversations.createdAt)],
        unique: conversations.id,
      }),
    )
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ id }) => id)
  return {
    items: await readConversations(orm, ids, unread, person),
    total: found?.total ?? 0,
    unread: pending?.total ?? 0,
  }
}

/** Returns a conversation by its id, as the person sees it. */
export async function loadConversation(orm: Orm, id: string, person: Person): Promise<Conversation | undefined> {
  const [found] = await readConversations(orm, [id], await unreadConversations(orm, person), person)
  return found
}

/** Who a conversation is assigned to, until when it's snoozed, and when it was marked as done. */
export interface Triage {
  assigneeId?: string | null
  snoozedUntil?: Date | null
  doneAt?: Date | null
}

/** Returns the ids of the open conversations that are assigned to a person, oldest first. */
export async function listAssignedIds(orm: Orm, userId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.assigneeId, userId), isNull(conversations.doneAt)))
    .orderBy(conversations.createdAt, conversations.id)
  return rows.map(({ id }) => id)
}

/** Changes who a conversation is assigned to, until when it's snoozed, and whether it's done. [WORK-008] */
export async function updateTriage(tx: Orm, id: string, triage: Triage): Promise<void> {
  if (Object.keys(triage).length > 0) await tx.update(conversations).set(triage).where(eq(conversations.id, id))
}

/** Returns the provider's community with the oldest visible lead of a family. */
export async function findLeadCommunity(tx: Orm, familyId: string, person: Person) {
  const [community] = await tx
    .select({ id: communities.id, name: communities.name })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), visibleLeads(person)))
    .orderBy(leads.createdAt)
    .limit(1)
  return community
}

/** Returns the id and name of an advisor or real estate agent. */
export async function findAgentName(tx: Orm, agentId: string) {
  const [agent] = await tx.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.id, agentId))
  return agent
}
