import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  agents,
  communityMembers,
  conversationParticipants,
  conversations,
  families,
  familyEvents,
  offers,
  realEstateLeads,
  releases,
  tasks,
  users,
} from '../../database/schema/tables'
import type { Queue } from '../../jobs/queue'
import { notify } from '../messaging'
import { releaseRevoked } from './messages'

/** Hours within which a recipient has to confirm that it deleted what was taken back. */
const hoursToConfirm = 48

/** Who gets a family's data. */
export interface Recipient {
  kind: 'operator' | 'agent' | 'community'
  id: string
  name: string
}

/** Who runs the site, and holds what families send here. */
export const operator: Recipient = { kind: 'operator', id: 'operator', name: 'Hearthway' }

/** One that is in force: neither ended nor taken back. */
export const isActive: SQL | undefined = and(isNull(releases.endedAt), isNull(releases.revokedAt))

/** Lets a recipient see a family, once: what it sees already stays as it was released. [TRUST-002] */
export async function releaseTo(
  tx: Orm,
  family: { id: string; email: string | null; phone: string | null },
  recipient: Recipient,
  ground: { consentId?: string | undefined; leadId?: string | undefined; reason: string },
): Promise<void> {
  await tx
    .insert(releases)
    .values({
      familyId: family.id,
      leadId: ground.leadId ?? null,
      recipientKind: recipient.kind,
      recipientId: recipient.id,
      recipientName: recipient.name,
      consentId: ground.consentId ?? null,
      sent: ['name', ...(family.email ? ['email'] : []), ...(family.phone ? ['phone'] : []), 'answers'],
      reason: ground.reason,
    })
    .onConflictDoNothing()
}

/** Ends what a recipient sees without the family's doing, as when an advisor did not answer. */
export async function endRelease(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ endedAt: new Date() })
    .where(and(toRecipient(familyId, recipient), isActive))
  await leaveThreads(tx, familyId, recipient)
}

/** Notes that a recipient has opened a family. [TRUST-003] */
export async function markOpened(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ openedAt: new Date() })
    .where(and(toRecipient(familyId, recipient), isActive, isNull(releases.openedAt)))
}

/**
 * Takes a release back: the recipient sees nothing of the family from this transaction on, and is told and asked to confirm. Taking
 * it back again changes nothing. [TRUST-004]
 */
export async function revokeRelease(tx: Orm, queue: Queue, release: typeof releases.$inferSelect): Promise<void> {
  const now = new Date()
  const [revoked] = await tx
    .update(releases)
    .set({ revokedAt: now, confirmBy: new Date(now.getTime() + hoursToConfirm * 3_600_000) })
    .where(and(eq(releases.id, release.id), isActive))
    .returning()
  if (!revoked) return
  const { familyId, recipientKind: kind, recipientId: id } = revoked
  if (kind === 'agent') {
    await tx
      .update(families)
      .set({ agentId: null })
      .where(and(eq(families.id, familyId), eq(families.agentId, id)))
    await tx
      .update(offers)
      .set({ status: 'revoked', answeredAt: now })
      .where(and(eq(offers.familyId, familyId), eq(offers.agentId, id)))
    await tx
      .update(tasks)
      .set({ ownerId: null })
      .where(and(eq(tasks.familyId, familyId), eq(tasks.ownerId, id)))
    await tx
      .update(realEstateLeads)
      .set({ agentId: null, changedAt: now })
      .where(and(eq(realEstateLeads.familyId, familyId), eq(realEstateLeads.agentId, id)))
  }
  await leaveThreads(tx, familyId, { kind, id })
  await tx.insert(familyEvents).values({
    familyId,
    type: 'answers',
    text: `Took back what ${revoked.recipientName} received`,
    author: 'Family',
  })
  const letter = releaseRevoked(revoked.recipientName, revoked.id)
  for (const to of await peopleOf(tx, { kind, id })) {
    await notify(tx, `release:${revoked.id}:revoked:${to.recipient}`, { familyId, ...to }, letter)
  }
  await queue.add(tx, 'changed', { familyId, ...(kind === 'agent' ? { agentId: id } : {}) })
}

/** Everybody behind a recipient: an advisor, or those who speak for a community. */
export async function peopleOf(
  tx: Orm,
  recipient: Pick<Recipient, 'kind' | 'id'>,
): Promise<{ recipient: string; agentId?: string; userId?: string }[]> {
  if (recipient.kind === 'operator') return []
  if (recipient.kind === 'agent') {
    const [agent] = await tx.select({ record: agents.record }).from(agents).where(eq(agents.id, recipient.id))
    return agent ? [{ recipient: agent.record.info.email, agentId: recipient.id }] : []
  }
  const members = await tx
    .select({ userId: users.id, email: users.email })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(
        eq(communityMembers.communityId, recipient.id),
        eq(communityMembers.status, 'approved'),
        eq(users.role, 'provider'),
      ),
    )
  return members.flatMap(({ userId, email }) => (email ? [{ recipient: email, userId }] : []))
}

/** How a release stands at a time: `asked`, `confirmed` and `overdue` tell about one that was taken back. [TRUST-004] */
export function statusOf(
  release: Pick<typeof releases.$inferSelect, 'endedAt' | 'revokedAt' | 'confirmedAt' | 'confirmBy'>,
  now: Date,
): 'active' | 'ended' | 'asked' | 'confirmed' | 'overdue' {
  if (!release.revokedAt) return release.endedAt ? 'ended' : 'active'
  if (release.confirmedAt) return 'confirmed'
  return release.confirmBy && release.confirmBy < now ? 'overdue' : 'asked'
}

function toRecipient(familyId: string, { kind, id }: Pick<Recipient, 'kind' | 'id'>): SQL | undefined {
  return and(eq(releases.familyId, familyId), eq(releases.recipientKind, kind), eq(releases.recipientId, id))
}

async function leaveThreads(tx: Orm, familyId: string, { kind, id }: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
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
