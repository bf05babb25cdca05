import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { conversationParticipants, conversations, families, offers, tasks } from '../../database/schema/tables'
import { takeHomes } from './home-store'
import type { Recipient } from './recipient'

/** Removes an advisor from a family's assignment, offers, tasks, and real estate leads. */
export async function removeAgentFromFamily(tx: Orm, familyId: string, agentId: string, now: Date): Promise<void> {
  await tx
    .update(families)
    .set({ agentId: null })
    .where(and(eq(families.id, familyId), eq(families.agentId, agentId)))
  await tx
    .update(offers)
    .set({ status: 'revoked', resolvedAt: now })
    .where(
      and(
        eq(offers.familyId, familyId),
        eq(offers.agentId, agentId),
        inArray(offers.status, ['offered', 'claimed'] as const),
      ),
    )
  await tx
    .update(tasks)
    .set({ ownerId: null })
    .where(and(eq(tasks.familyId, familyId), eq(tasks.ownerId, agentId)))
  await takeHomes(tx, familyId, agentId)
}

/** Removes the advisor and the real estate agents who haven't accepted a family yet, and so have no release. Returns the advisor's id. */
export async function removeOfferedAgents(tx: Orm, familyId: string, now: Date): Promise<string | undefined> {
  await takeHomes(tx, familyId)
  const [family] = await tx.select({ agentId: families.agentId }).from(families).where(eq(families.id, familyId))
  if (!family?.agentId) return undefined
  await removeAgentFromFamily(tx, familyId, family.agentId, now)
  return family.agentId
}

/** Removes a recipient from the conversations with a family. */
export async function leaveConversations(
  tx: Orm,
  familyId: string,
  { kind, id }: Pick<Recipient, 'kind' | 'id'>,
): Promise<void> {
  if (kind === 'operator') return
  await tx
    .update(conversationParticipants)
    .set({ leftAt: new Date() })
    .where(
      and(
        eq(conversationParticipants.role, kind),
        eq(conversationParticipants.memberId, id),
        sql`exists (select 1 from ${conversations} where ${conversations.id} = ${conversationParticipants.conversationId}
          and ${conversations.familyId} = ${familyId})`,
      ),
    )
}
