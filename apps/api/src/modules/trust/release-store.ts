import type { Release } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  conversationParticipants,
  conversations,
  families,
  offers,
  realEstateLeads,
  releases,
  tasks,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'
import type { Recipient } from './recipient'
import { releaseStatus } from './release-status'

/** A row of the releases table. */
export type ReleaseRow = typeof releases.$inferSelect

/** The condition that a release is active: neither ended nor revoked. */
export const isActive: SQL | undefined = and(isNull(releases.endedAt), isNull(releases.revokedAt))

/** Inserts a release unless the recipient already has an active one. */
export async function insertRelease(tx: Orm, release: typeof releases.$inferInsert): Promise<void> {
  await tx.insert(releases).values(release).onConflictDoNothing()
}

/** Ends a recipient's active release. */
export async function markEnded(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ endedAt: new Date() })
    .where(and(isToRecipient(familyId, recipient), isActive))
}

/** Records when a recipient first opened a family. [TRUST-003] */
export async function markOpened(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ openedAt: new Date() })
    .where(and(isToRecipient(familyId, recipient), isActive, isNull(releases.openedAt)))
}

/** Marks an active release as revoked. Returns undefined if it isn't active. */
export async function markRevoked(
  tx: Orm,
  id: string,
  times: { revokedAt: Date; confirmBy: Date },
): Promise<ReleaseRow | undefined> {
  const [revoked] = await tx
    .update(releases)
    .set(times)
    .where(and(eq(releases.id, id), isActive))
    .returning()
  return revoked
}

/** Marks a revoked release as confirmed. Returns undefined if it already was. */
export async function markConfirmed(tx: Orm, id: string): Promise<ReleaseRow | undefined> {
  const [confirmed] = await tx
    .update(releases)
    .set({ confirmedAt: new Date() })
    .where(and(eq(releases.id, id), isNull(releases.confirmedAt), isNotNull(releases.revokedAt)))
    .returning()
  return confirmed
}

/** Returns a family's active releases. */
export function listActiveReleases(tx: Orm, familyId: string): Promise<ReleaseRow[]> {
  return tx
    .select()
    .from(releases)
    .where(and(eq(releases.familyId, familyId), isActive))
}

/** Locks a release of a family until the transaction ends. */
export async function lockFamilyRelease(tx: Orm, id: string, familyId: string): Promise<ReleaseRow | undefined> {
  if (!isUuid(id)) return undefined
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), eq(releases.familyId, familyId)))
    .for('update')
  return release
}

/** Locks a release to the person until the transaction ends. */
export async function lockReceivedRelease(tx: Orm, id: string, person: Person): Promise<ReleaseRow | undefined> {
  if (!isUuid(id)) return undefined
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isReceivedBy(person)))
    .for('update')
  return release
}

/** Returns a page of the releases to a person, newest first. Admins see all. */
export async function listReleases(
  orm: Orm,
  familyId: string | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isReceivedBy(person), familyId ? eq(releases.familyId, familyId) : undefined)
  const [found] = await orm.select({ total: count() }).from(releases).where(where)
  const rows = await orm
    .select()
    .from(releases)
    .where(where)
    .orderBy(desc(releases.sentAt), releases.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toRelease), total: found?.total ?? 0 }
}

/** Removes an advisor from a family's assignment, offers, tasks, and real estate leads. */
export async function removeAgentFromFamily(tx: Orm, familyId: string, agentId: string, now: Date): Promise<void> {
  await tx
    .update(families)
    .set({ agentId: null })
    .where(and(eq(families.id, familyId), eq(families.agentId, agentId)))
  await tx
    .update(offers)
    .set({ status: 'revoked', resolvedAt: now })
    .where(and(eq(offers.familyId, familyId), eq(offers.agentId, agentId)))
  await tx
    .update(tasks)
    .set({ ownerId: null })
    .where(and(eq(tasks.familyId, familyId), eq(tasks.ownerId, agentId)))
  await tx
    .update(realEstateLeads)
    .set({ agentId: null, changedAt: now })
    .where(and(eq(realEstateLeads.familyId, familyId), eq(realEstateLeads.agentId, agentId)))
}

/** Removes the advisor who hasn't accepted a family yet, and so has no release. */
export async function removeOfferedAgent(tx: Orm, familyId: string, now: Date): Promise<void> {
  const [family] = await tx.select({ agentId: families.agentId }).from(families).where(eq(families.id, familyId))
  if (family?.agentId) await removeAgentFromFamily(tx, familyId, family.agentId, now)
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

function isToRecipient(familyId: string, { kind, id }: Pick<Recipient, 'kind' | 'id'>): SQL | undefined {
  return and(eq(releases.familyId, familyId), eq(releases.recipientKind, kind), eq(releases.recipientId, id))
}

function isReceivedBy(person: Person): SQL {
  if (person.role === 'admin') return sql`true`
  if (person.role === 'provider') {
    return sql`${releases.recipientKind} = 'community' and ${managesCommunity(person, releases.recipientId)}`
  }
  return sql`${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${person.agentId ?? ''}`
}

/** Returns a release as its recipient sees it. */
export function toRelease(release: ReleaseRow): Release {
  return {
    id: release.id,
    clientId: release.familyId,
    recipientKind: release.recipientKind,
    recipientId: release.recipientId,
    recipientName: release.recipientName,
    sharedFields: release.sharedFields,
    reason: release.reason,
    sentAt: release.sentAt.toISOString(),
    status: releaseStatus(release, new Date()),
    ...(release.confirmBy ? { confirmBy: release.confirmBy.toISOString() } : {}),
  }
}
