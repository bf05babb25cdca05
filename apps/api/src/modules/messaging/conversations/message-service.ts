import type { ConversationMessage } from '@pkg/api-client'
import { count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationMessages, conversationParticipants, conversations } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conversationFor, ownParticipantIn } from './own-conversations'

/** Returns a page of the messages of a conversation, newest first. */
export async function listMessages(orm: Orm, conversationId: string, page: { size: number; offset: number }) {
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
  return { items: rows.map(({ message, role }) => messageOf(message, role)), total: found?.total ?? 0 }
}

/** Sends a message in a conversation of the person's; an admin who writes joins it. */
export async function sendMessage(
  tx: Orm,
  body: { conversationId: string; text: string },
  person: Person,
): Promise<ConversationMessage> {
  const thread = await conversationFor(tx, body.conversationId, person)
  const speaker = (await ownParticipantIn(tx, thread.id, person)) ?? (await join(tx, thread.id, person))
  const text = body.text.trim()
  const [message] = await tx
    .insert(conversationMessages)
    .values({ conversationId: thread.id, participantId: speaker.id, sender: speakerName(speaker, person), text })
    .returning()
  if (!message) throw new Error('A message was not stored')
  const { createdAt } = message
  await tx
    .update(conversations)
    .set({ lastMessage: text.slice(0, excerpt), lastMessageAt: createdAt })
    .where(eq(conversations.id, thread.id))
  // Whoever writes has read what came before.
  await tx
    .update(conversationParticipants)
    .set({ lastReadAt: createdAt })
    .where(eq(conversationParticipants.id, speaker.id))
  return messageOf(message, speaker.role)
}

/** How much of a message a list of threads shows. */
const excerpt = 160

type Participant = typeof conversationParticipants.$inferSelect

/** Several people may speak for a community: each says who it is. */
function speakerName(speaker: Participant, person: Person): string {
  return speaker.role === 'community' ? `${person.name}, ${speaker.name}` : speaker.name
}

/** An admin who writes takes part from then on. */
async function join(tx: Orm, conversationId: string, person: Person): Promise<Participant> {
  const [joined] = await tx
    .insert(conversationParticipants)
    .values({ conversationId, role: 'staff', memberId: person.userId ?? '', name: person.name })
    .onConflictDoUpdate({
      target: [
        conversationParticipants.conversationId,
        conversationParticipants.role,
        conversationParticipants.memberId,
      ],
      set: { leftAt: null },
    })
    .returning()
  if (!joined) throw new Error('An admin could not join')
  return joined
}

function messageOf(
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
