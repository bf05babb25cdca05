import type { Conversation } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  conversationMessages,
  conversationParticipants,
  conversations,
  notifications,
  users,
} from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { deliveryOf } from './delivery'

type Row = typeof conversations.$inferSelect

/** Reads conversations by their ids, in their order, as a person sees them. Families don't see who a conversation is assigned to, or whether it's snoozed or done. */
export async function readConversations(orm: Orm, ids: string[], unread: SQL, person: Person): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ conversation: conversations, assigneeName: users.name })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.assigneeId))
    .where(inArray(conversations.id, ids))
  const unreadRows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, ids), unread))
  const participants = await orm
    .select({
      id: conversationParticipants.conversationId,
      name: conversationParticipants.name,
      role: conversationParticipants.role,
    })
    .from(conversationParticipants)
    .where(and(inArray(conversationParticipants.conversationId, ids), isNull(conversationParticipants.leftAt)))
    .orderBy(conversationParticipants.role)
  const lastMessages = await listLastMessages(orm, ids)
  return ids.flatMap((id) =>
    rows
      .filter(({ conversation }) => conversation.id === id)
      .map(({ conversation, assigneeName }) => {
        const own = participants.filter((participant) => participant.id === id)
        const last = lastMessages.find((message) => message.conversationId === id)
        return {
          ...toConversation(conversation),
          clientName: own.find(({ role }) => role === 'family')?.name ?? '',
          participants: own.map(({ name }) => name),
          isUnread: unreadRows.some((row) => row.id === id),
          ...(last ? { lastMessageRole: last.role } : {}),
          ...(person.role === 'customer' ? {} : { ...triageOf(conversation, assigneeName), ...lastDelivery(last) }),
        }
      }),
  )
}

const toConversation = ({ id, kind, subject, familyId, lastMessage, lastMessageAt, createdAt }: Row) => ({
  id,
  kind,
  subject,
  clientId: familyId,
  ...(lastMessage ? { lastMessage } : {}),
  ...(lastMessageAt ? { lastMessageAt: lastMessageAt.toISOString() } : {}),
  createdAt: createdAt.toISOString(),
})

function triageOf({ version, assigneeId, snoozedUntil, doneAt }: Row, assigneeName: string | null) {
  const isSnoozed = snoozedUntil !== null && snoozedUntil > now()
  const state: NonNullable<Conversation['state']> = isSnoozed ? 'snoozed' : doneAt ? 'done' : 'open'
  return {
    version,
    state,
    ...(isSnoozed ? { snoozedUntil: snoozedUntil.toISOString() } : {}),
    ...(assigneeId ? { assigneeId, assigneeName: assigneeName ?? '' } : {}),
  }
}

type LastMessage = Awaited<ReturnType<typeof listLastMessages>>[number]

function lastDelivery(last: LastMessage | undefined) {
  const delivery = last?.notification && deliveryOf(last.notification)
  return delivery ? { lastMessageDelivery: delivery } : {}
}

/** Returns the last message of each conversation: who wrote it, and the email or text that it was sent as. */
function listLastMessages(orm: Orm, ids: string[]) {
  return orm
    .selectDistinctOn([conversationMessages.conversationId], {
      conversationId: conversationMessages.conversationId,
      role: conversationParticipants.role,
      // With the id, because an object whose values are all null is null.
      notification: { id: notifications.id, sentAt: notifications.sentAt, failure: notifications.failure },
    })
    .from(conversationMessages)
    .innerJoin(conversationParticipants, eq(conversationParticipants.id, conversationMessages.participantId))
    .leftJoin(notifications, eq(notifications.id, conversationMessages.notificationId))
    .where(inArray(conversationMessages.conversationId, ids))
    .orderBy(conversationMessages.conversationId, desc(conversationMessages.createdAt), conversationMessages.id)
}
