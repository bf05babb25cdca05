import type { ConversationMessage } from '@pkg/api-client'
import { count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  conversationMessages,
  conversationParticipants,
  conversations,
  inboundEmails,
  notifications,
} from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import type { ParticipantRow } from './conversation-access-store'
import { deliveryOf } from './delivery'

/** The length of the excerpt of the last message in a list of conversations. */
const excerptLength = 160

type MessageRow = typeof conversationMessages.$inferSelect
type Delivered = { sentAt: Date | null; failure: string | null } | null

/** What a participant writes: the name that is shown with it, and the email or text that it’s sent as or arrived as. */
export interface WrittenMessage {
  sender: string
  text: string
  channel?: MessageRow['channel']
  notificationId?: string
  emailHash?: string
}

/** Returns a page of the messages of a conversation, newest first. Only those who reply to the family see what was delivered. */
export async function listMessages(
  orm: Orm,
  conversationId: string,
  person: Person,
  page: { offset: number; size: number },
) {
  const where = eq(conversationMessages.conversationId, conversationId)
  const [found] = await orm.select({ total: count() }).from(conversationMessages).where(where)
  const rows = await orm
    .select({
      message: conversationMessages,
      role: conversationParticipants.role,
      // With the id, because an object whose values are all null is null.
      emailId: inboundEmails.id,
      delivered: { id: notifications.id, sentAt: notifications.sentAt, failure: notifications.failure },
    })
    .from(conversationMessages)
    .innerJoin(conversationParticipants, eq(conversationParticipants.id, conversationMessages.participantId))
    .leftJoin(notifications, eq(notifications.id, conversationMessages.notificationId))
    .leftJoin(inboundEmails, eq(inboundEmails.messageId, conversationMessages.id))
    .where(where)
    .orderBy(desc(conversationMessages.createdAt), conversationMessages.id)
    .limit(page.size)
    .offset(page.offset)
  return {
    items: rows.map(({ message, role, delivered, emailId }) => ({
      ...toMessage(message, role, person.role === 'customer' ? null : delivered),
      ...(emailId && person.role !== 'customer' ? { emailId } : {}),
    })),
    total: found?.total ?? 0,
  }
}

/**
 * Inserts a participant's message, updates the conversation's excerpt, and marks the conversation as read for the participant. A message from the family
 * opens a conversation that is snoozed or done. Returns undefined for an email that has been stored.
 */
export async function insertMessage(
  tx: Orm,
  participant: ParticipantRow,
  written: WrittenMessage,
): Promise<ConversationMessage | undefined> {
  const { id: participantId, conversationId, role } = participant
  const [message] = await tx
    .insert(conversationMessages)
    .values({ conversationId, participantId, ...written })
    .onConflictDoNothing({ target: conversationMessages.emailHash })
    .returning()
  if (!message) return undefined
  const { createdAt } = message
  await tx
    .update(conversations)
    .set({
      lastMessage: written.text.slice(0, excerptLength),
      lastMessageAt: createdAt,
      ...(role === 'family' ? { snoozedUntil: null, doneAt: null } : {}),
    })
    .where(eq(conversations.id, conversationId))
  await tx
    .update(conversationParticipants)
    .set({ lastReadAt: createdAt })
    .where(eq(conversationParticipants.id, participantId))
  return toMessage(message, role, written.notificationId ? { sentAt: null, failure: null } : null)
}

function toMessage(message: MessageRow, role: ConversationMessage['role'], delivered: Delivered): ConversationMessage {
  return {
    id: message.id,
    conversationId: message.conversationId,
    sender: message.sender,
    role,
    text: message.text,
    channel: message.channel,
    ...(delivered ? { delivery: deliveryOf(delivered) } : {}),
    ...(delivered?.failure ? { failure: delivered.failure } : {}),
    createdAt: message.createdAt.toISOString(),
  }
}
