import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  conversationMessages,
  conversationParticipants,
  conversations,
  families,
  notifications,
} from '../../../database/schema/tables'
import type { ParticipantRow } from '../conversations/conversation-access-store'

/** Returns the family that got our newest text to a number, in that conversation. It must still have the number. A household can share one. */
export async function findTextedParticipant(orm: Orm, phone: string): Promise<ParticipantRow | undefined> {
  const [found] = await orm
    .select({ participant: conversationParticipants })
    .from(notifications)
    .innerJoin(conversationMessages, eq(conversationMessages.notificationId, notifications.id))
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .innerJoin(families, and(eq(families.id, conversations.familyId), eq(families.phone, phone)))
    .innerJoin(
      conversationParticipants,
      and(
        eq(conversationParticipants.conversationId, conversations.id),
        eq(conversationParticipants.role, 'family'),
        isNull(conversationParticipants.leftAt),
      ),
    )
    .where(and(eq(notifications.channel, 'text'), eq(notifications.recipient, phone)))
    .orderBy(desc(notifications.createdAt))
    .limit(1)
  return found?.participant
}
