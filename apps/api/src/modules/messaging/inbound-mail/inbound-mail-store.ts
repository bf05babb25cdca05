import { isUuid } from '@pkg/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  conversationMessages,
  conversationParticipants,
  conversations,
  families,
} from '../../../database/schema/tables'

/** Returns the conversation with the message that was sent as one of these emails. */
export async function findAnsweredConversation(orm: Orm, notificationIds: string[]): Promise<string | undefined> {
  const ids = notificationIds.filter(isUuid)
  if (ids.length === 0) return undefined
  const [answered] = await orm
    .select({ id: conversationMessages.conversationId })
    .from(conversationMessages)
    .where(inArray(conversationMessages.notificationId, ids))
    .limit(1)
  return answered?.id
}

/** Returns the family's participant in a conversation, and its email address. */
export async function findFamilyParticipant(orm: Orm, conversationId: string) {
  const [found] = await orm
    .select({ participant: conversationParticipants, email: families.email })
    .from(conversations)
    .innerJoin(families, eq(families.id, conversations.familyId))
    .innerJoin(
      conversationParticipants,
      and(
        eq(conversationParticipants.conversationId, conversations.id),
        eq(conversationParticipants.role, 'family'),
        isNull(conversationParticipants.leftAt),
      ),
    )
    .where(eq(conversations.id, conversationId))
    .limit(1)
  return found
}
