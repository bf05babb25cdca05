import { now } from '@pkg/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  conversationParticipants,
  conversations,
  covers,
  families,
  offers,
  releases,
  tasks,
} from '../../database/schema/tables'
import { takeHomes } from './home-store'
import type { Recipient } from './recipient'

/** Ends a family's releases to those who cover for its advisor, because it has another one or none. [WORK-007, TRUST-002] */
export async function endCoverReleases(tx: Orm, familyId: string, agentId: string): Promise<void> {
  const ended = await tx
    .update(releases)
    .set({ endedAt: now() })
    .from(covers)
    .where(
      and(
        eq(covers.id, releases.coverId),
        eq(covers.agentId, agentId),
        eq(releases.familyId, familyId),
        isNull(releases.endedAt),
        isNull(releases.revokedAt),
      ),
    )
    .returning({ id: releases.recipientId })
  for (const { id } of ended) await leaveConversations(tx, familyId, { kind: 'agent', id })
}

/** Removes an advisor from a family's assignment, offers, tasks, and real estate leads. Those who cover for the advisor lose it, too. */
export async function removeAgentFromFamily(tx: Orm, familyId: string, agentId: string, moment: Date): Promise<void> {
  await tx
    .update(families)
    .set({ agentId: null })
    .where(and(eq(families.id, familyId), eq(families.agentId, agentId)))
  await tx
    .update(offers)
    .set({ status: 'revoked', resolvedAt: moment })
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
  await endCoverReleases(tx, familyId, agentId)
  await takeHomes(tx, familyId, agentId)
}

/** Removes the advisor and the real estate agents who haven't accepted a family yet, and so have no release. Returns the advisor's id. */
export async function removeOfferedAgents(tx: Orm, familyId: string, moment: Date): Promise<string | undefined> {
  await takeHomes(tx, familyId)
  const [family] = await tx.select({ agentId: families.agentId }).from(families).where(eq(families.id, familyId))
  if (!family?.agentId) return undefined
  await removeAgentFromFamily(tx, familyId, family.agentId, moment)
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
    .set({ leftAt: now() })
    .where(
      and(
        eq(conversationParticipants.role, kind),
        eq(conversationParticipants.memberId, id),
        sql`exists (select 1 from ${conversations} where ${conversations.id} = ${conversationParticipants.conversationId}
          and ${conversations.familyId} = ${familyId})`,
      ),
    )
}
