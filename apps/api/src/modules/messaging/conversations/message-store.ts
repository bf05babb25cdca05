import type { ConversationMessage } from '@pkg/api-client'
import { count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationMessages, conversationParticipants, conversations } from '../../../database/schema/tables'
import type { ParticipantRow } from './conversation-access-store'

/** The length of the excerpt of the last message in a list of conversations. */
const excerptLength = 160

/** Returns a page of the messages of a conversation, newest first. */
export async function listMessages(orm: Orm, conversationId: string, page: { offset: number; size: number }) {
  const where = eq(conversationMessages.conversationId, conversationId)
  const [found] = await orm.select({ total: count() }).from(conversationMessages).where(where)
  const rows = await orm
    .select({ message: conversationMessages, role: conversationParticipants.role })
    .from(conversationMessages)
    .innerJoin(conversationParticipants, eq(conversationParticipants.id, conversationMessages.participantId))
    .where(where)
    .orderBy(desc(conversationMessages.createdAt), conversationMessages.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(({ message, role }) => toMessage(message, role)), total: found?.total ?? 0 }
}

/** Inserts a participant's message, updates the conversation's excerpt, and marks the conversation as read for the participant. */
export async function insertMessage(
  tx: Orm,
  participant: ParticipantRow,
  { sender, text }: { sender: string; text: string },
): Promise<ConversationMessage> {
  const { id: participantId, conversationId, role } = participant
  const [message] = await tx
    .insert(conversationMessages)
    .values({ conversationId, participantId, sender, text })
    .returning()
  if (!message) throw new Error("A message couldn't be saved")
  const { createdAt } = message
  await tx
    .update(conversations)
    .set({ lastMessage: text.slice(0, excerptLength), lastMessageAt: createdAt })
    .where(eq(conversations.id, conversationId))
  await tx
    .update(conversationParticipants)
    .set({ lastReadAt: createdAt })
    .where(eq(conversationParticipants.id, participantId))
  return toMessage(message, role)
}

function toMessage(
  message: typeof conversationMessages.$inferSelect,
  role: ConversationMessage['role'],
): ConversationMessage {
  return {
    id: message.id,
    conversationId: message.conversationId,
    sender: message.sender,
    role,
    text: message.text,
    createdAt: message.createdAt.toISOString(),
  }
}
