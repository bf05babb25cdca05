import type { Release, ReleaseResponse } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { families, releases } from '../../database/schema/tables'
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

/** Adds what a family gave since to the fields that its active recipients have. What was removed stays: they had it. [TRUST-003] */
export async function addSharedFields(tx: Orm, familyId: string): Promise<void> {
  const has = (field: string) => sql`${field} = any(${releases.sharedFields})`
  await tx
    .update(releases)
    .set({
      sharedFields: sql`array_remove(array[
        'name',
        case when ${has('email')} or ${families.email} is not null then 'email' end,
        case when ${has('phone')} or ${families.phone} is not null then 'phone' end,
        case when ${has('answers')} then 'answers' end,
        case when ${has('home-answers')} then 'home-answers' end
      ], null)`,
    })
    .from(families)
    .where(and(eq(releases.familyId, familyId), eq(families.id, releases.familyId), isActive))
}

/** Ends a recipient's active release. */
export async function markEnded(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ endedAt: now() })
    .where(and(isToRecipient(familyId, recipient), isActive))
}

/** Records when a recipient first opened a family. [TRUST-003] */
export async function markOpened(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await tx
    .update(releases)
    .set({ openedAt: now() })
    .where(and(isToRecipient(familyId, recipient), isActive, isNull(releases.openedAt)))
}

/** Marks a release as revoked, also one that ended. Returns undefined if it already was. */
export async function markRevoked(
  tx: Orm,
  id: string,
  times: { revokedAt: Date; confirmBy: Date },
): Promise<ReleaseRow | undefined> {
  const [revoked] = await tx
    .update(releases)
    .set(times)
    .where(and(eq(releases.id, id), isNull(releases.revokedAt)))
    .returning()
  return revoked
}

/** Marks a revoked release as confirmed. Returns undefined if it already was. */
export async function markConfirmed(tx: Orm, id: string): Promise<ReleaseRow | undefined> {
  const [confirmed] = await tx
    .update(releases)
    .set({ confirmedAt: now() })
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

/** Returns when a family last stopped sharing with a recipient. */
export async function findLastRevocation(
  tx: Orm,
  familyId: string,
  recipient: Pick<Recipient, 'kind' | 'id'>,
): Promise<Date | undefined> {
  const [last] = await tx
    .select({ revokedAt: releases.revokedAt })
    .from(releases)
    .where(and(isToRecipient(familyId, recipient), isNotNull(releases.revokedAt)))
    .orderBy(desc(releases.revokedAt))
    .limit(1)
  return last?.revokedAt ?? undefined
}

/** Returns the recipients that a family stopped sharing with since a time, and hasn't shared with again. */
export function listRevokedSince(tx: Orm, familyIds: string[], since: Date) {
  const current = alias(releases, 'current')
  const isShared = tx
    .select({ id: current.id })
    .from(current)
    .where(
      and(
        inArray(current.familyId, familyIds),
        eq(current.recipientKind, releases.recipientKind),
        eq(current.recipientId, releases.recipientId),
        gt(current.sentAt, releases.revokedAt),
        isNull(current.endedAt),
        isNull(current.revokedAt),
      ),
    )
  return tx
    .selectDistinct({ kind: releases.recipientKind, id: releases.recipientId })
    .from(releases)
    .where(and(inArray(releases.familyId, familyIds), gte(releases.revokedAt, since), notExists(isShared)))
}

/** Returns a family's active or else newest release to each recipient. */
export function listNewestReleases(tx: Orm, familyId: string): Promise<ReleaseRow[]> {
  const { recipientKind, recipientId, sentAt } = releases
  return tx
    .selectDistinctOn([recipientKind, recipientId])
    .from(releases)
    .where(eq(releases.familyId, familyId))
    .orderBy(recipientKind, recipientId, sql`not (${isActive})`, desc(sentAt))
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

/** Returns a release to the person. Admins see all. */
export async function findReceivedRelease(orm: Orm, id: string, person: Person): Promise<ReleaseRow | undefined> {
  if (!isUuid(id)) return undefined
  const [release] = await orm
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isReceivedBy(person)))
  return release
}

/** Returns the active releases of families to a person, oldest first. */
export async function listActiveReceived(orm: Orm, familyIds: string[], person: Person): Promise<Release[]> {
  const rows = await orm
    .select()
    .from(releases)
    .where(and(inArray(releases.familyId, familyIds), isActive, isReceivedBy(person)))
    .orderBy(releases.sentAt, releases.id)
  return rows.map(toRelease)
}

/** Returns the condition on families that wait for a person's response. [TRUTH-008] */
export function awaitsResponse(person: Person): SQL {
  return sql`exists (select 1 from ${releases} where ${releases.familyId} = ${families.id}
    and ${isActive} and ${releases.respondedAt} is null and ${isReceivedBy(person)})`
}

/** Returns when a family was last shared with a person, of releases that are active. */
export const lastSharedAt = (person: Person): SQL =>
  sql`(select max(${releases.sentAt}) from ${releases}
    where ${releases.familyId} = ${families.id} and ${isActive} and ${isReceivedBy(person)})`

/** Returns the end of the time of a person to respond to a family that ends first. */
export const firstRespondBy = (person: Person): SQL =>
  sql`(select min(${releases.respondBy}) from ${releases}
    where ${releases.familyId} = ${families.id} and ${isActive} and ${releases.respondedAt} is null and ${isReceivedBy(person)})`

/** Saves a response to a release. The time of the first one stays. */
export async function saveResponse(
  tx: Orm,
  id: string,
  response: { response: ReleaseResponse; responseNote: string | null; respondedBy: string },
): Promise<ReleaseRow> {
  const [saved] = await tx
    .update(releases)
    .set({ ...response, respondedAt: sql`coalesce(${releases.respondedAt}, ${currentMoment()})` })
    .where(eq(releases.id, id))
    .returning()
  if (!saved) throw new Error('The release was not found')
  return saved
}

function isToRecipient(familyId: string, { kind, id }: Pick<Recipient, 'kind' | 'id'>): SQL | undefined {
  return and(eq(releases.familyId, familyId), eq(releases.recipientKind, kind), eq(releases.recipientId, id))
}

/** Returns the condition on the releases to a person. Admins match all. */
export function isReceivedBy(person: Person): SQL {
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
    status: releaseStatus(release, now()),
    ...(release.revokedAt ? { stoppedAt: release.revokedAt.toISOString() } : {}),
    ...(release.confirmBy ? { confirmBy: release.confirmBy.toISOString() } : {}),
    ...(release.respondBy ? { respondBy: release.respondBy.toISOString() } : {}),
    ...(release.response ? { response: release.response } : {}),
    ...(release.responseNote ? { responseNote: release.responseNote } : {}),
    ...(release.respondedAt ? { respondedAt: release.respondedAt.toISOString() } : {}),
  }
}
