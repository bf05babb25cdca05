import { now } from '@pkg/domain'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { conversationMessages, conversationParticipants, conversations, releases } from '../../database/schema/tables'
import { isRealEstateAgent } from './agent-kind-store'

const waitsForResponse = and(isNull(releases.endedAt), isNull(releases.revokedAt), isNull(releases.respondedAt))

const contacted = (by: SQL | string) => ({
  response: 'contacted' as const,
  respondedAt: now(),
  respondedBy: sql`${by}`,
})

/** Records that a real estate agent reached a family, unless they responded before. They don't have to say it again. [TRUTH-008] */
export async function recordAgentContact(tx: Orm, familyId: string, agentId: string, by: string): Promise<void> {
  await tx
    .update(releases)
    .set(contacted(by))
    .where(
      and(
        eq(releases.familyId, familyId),
        eq(releases.recipientKind, 'agent'),
        eq(releases.recipientId, agentId),
        waitsForResponse,
      ),
    )
}

/**
 * Records that emails of communities' teams and real estate agents reached their families, which is their response. An email that fails isn't one, so
 * someone else still steps in. [TRUTH-008]
 */
export async function recordDeliveredContacts(tx: Orm, notificationIds: readonly string[]): Promise<void> {
  if (notificationIds.length === 0) return
  const { role, memberId } = conversationParticipants
  const written = tx
    .select({
      familyId: conversations.familyId,
      kind: sql<string>`${role}`.as('writer_role'),
      recipientId: sql<string>`${memberId}`.as('writer_id'),
      sender: conversationMessages.sender,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .innerJoin(conversationParticipants, eq(conversationParticipants.id, conversationMessages.participantId))
    .where(
      and(
        inArray(conversationMessages.notificationId, [...notificationIds]),
        sql`(${role} = 'community' or (${role} = 'agent' and ${isRealEstateAgent(memberId)}))`,
      ),
    )
    .as('written')
  await tx
    .update(releases)
    .set(contacted(sql`${written.sender}`))
    .from(written)
    .where(
      and(
        eq(releases.familyId, written.familyId),
        sql`${releases.recipientKind} = ${written.kind}`,
        sql`${releases.recipientId} = ${written.recipientId}`,
        waitsForResponse,
      ),
    )
}
