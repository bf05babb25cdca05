import { isUuid } from '@pkg/domain'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
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

/** Returns the family's participant in a conversation, and its email address. A family whose information was deleted has none. [TRUTH-012] */
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
    .where(and(eq(conversations.id, conversationId), isNull(families.erasedAt)))
    .limit(1)
  return found
}

/** Returns the texts that were sent to a family in a conversation by email, newest first. A reply quotes the newest ones. */
export async function listSentTexts(orm: Orm, conversationId: string): Promise<string[]> {
  const rows = await orm
    .select({ text: conversationMessages.text })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), isNotNull(conversationMessages.notificationId)))
    .orderBy(desc(conversationMessages.createdAt))
    .limit(50)
  return rows.map(({ text }) => text)
}
