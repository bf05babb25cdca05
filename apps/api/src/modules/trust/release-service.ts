import type { Release } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { notify } from '../messaging'
import { releaseRevoked } from './messages'
import { dashboardsOf, operator, type Recipient } from './recipient'
import { findRecipientPeople } from './recipient-store'
import { leaveConversations, removeAgentFromFamily, removeOfferedAgents } from './recipient-removal-store'
import {
  findReceivedRelease,
  insertRelease,
  listActiveReleases,
  listNewestReleases,
  listRevokedSince,
  lockReceivedRelease,
  markConfirmed,
  markEnded,
  markRevoked,
  type ReleaseRow,
  toRelease,
} from './release-store'
import { addFamilyEvent } from './timeline-store'
import { withdrawHeldLeads } from './held-lead-store'

/** Hours that a recipient has to confirm that it deleted the data of a revoked release. */
const hoursToConfirm = 48

/** What a release is based on, and which answers are shared: all, unless only those about a home. */
interface ReleaseBasis {
  consentId?: string | undefined
  leadId?: string | undefined
  /** The cover for an absent advisor that the release is for. */
  coverId?: string
  reason: string
  /** When the family was told that the recipient would call. */
  respondBy?: Date
  answers?: 'answers' | 'home-answers'
}

/** Shares a family with a recipient. Changes nothing if the recipient already has an active release. [TRUST-002] */
export async function releaseTo(
  tx: Orm,
  family: { id: string; email: string | null; phone: string | null },
  recipient: Recipient,
  basis: ReleaseBasis,
): Promise<void> {
  await insertRelease(tx, {
    familyId: family.id,
    leadId: basis.leadId ?? null,
    coverId: basis.coverId ?? null,
    recipientKind: recipient.kind,
    recipientId: recipient.id,
    recipientName: recipient.name,
    consentId: basis.consentId ?? null,
    sharedFields: [
      'name',
      ...(family.email ? ['email'] : []),
      ...(family.phone ? ['phone'] : []),
      basis.answers ?? 'answers',
    ],
    reason: basis.reason,
    respondBy: basis.respondBy ?? null,
  })
}

/** Ends a release for a reason other than the family's wish, such as an advisor who didn't respond. */
export async function endRelease(tx: Orm, familyId: string, recipient: Pick<Recipient, 'kind' | 'id'>): Promise<void> {
  await markEnded(tx, familyId, recipient)
  await leaveConversations(tx, familyId, recipient)
}

/**
 * Revokes a release: from this transaction on, the recipient no longer sees the family. Emails the recipient, who must confirm the
 * deletion, also if the release had ended. Changes nothing if it was already revoked. [TRUST-004]
 */
export async function revokeRelease(tx: Orm, queue: Queue, release: ReleaseRow): Promise<void> {
  const moment = now()
  const confirmBy = new Date(moment.getTime() + hoursToConfirm * 3_600_000)
  const revoked = await markRevoked(tx, release.id, { revokedAt: moment, confirmBy })
  if (!revoked) return
  const { familyId, recipientKind: kind, recipientId: id } = revoked
  if (kind === 'agent') {
    await removeAgentFromFamily(tx, familyId, id, moment)
    await queue.add(tx, 'cancel-calls', { familyId, agentId: id, reason: 'family' })
  }
  if (kind === 'community') await queue.add(tx, 'cancel-tours', { familyId, communityId: id })
  await leaveConversations(tx, familyId, { kind, id })
  await addFamilyEvent(tx, {
    familyId,
    type: 'answers',
    text: `Stopped sharing with ${revoked.recipientName}`,
    author: 'Family',
  })
  const email = releaseRevoked(revoked.recipientName, revoked.id)
  for (const person of await findRecipientPeople(tx, { kind, id })) {
    await notify(tx, `release:${revoked.id}:revoked:${person.recipient}`, { familyId, ...person }, email)
  }
  await queue.add(tx, 'notify-dashboards', dashboardsOf(revoked))
}

/** Revokes a recipient's active release, if there is one. [TRUST-004] */
export async function stopSharingWith(
  tx: Orm,
  queue: Queue,
  familyId: string,
  { kind, id }: Pick<Recipient, 'kind' | 'id'>,
): Promise<void> {
  for (const release of await listActiveReleases(tx, familyId)) {
    if (release.recipientKind === kind && release.recipientId === id) await revokeRelease(tx, queue, release)
  }
}

/** Revokes every release of a family to others, and stops offering it to an advisor. Returns how many recipients lost access. [TRUST-004] */
export async function revokeAllReleases(tx: Orm, queue: Queue, familyId: string): Promise<number> {
  const toOthers = (await listActiveReleases(tx, familyId)).filter((release) => release.recipientKind !== operator.kind)
  for (const release of toOthers) await revokeRelease(tx, queue, release)
  await withdrawHeldLeads(tx, familyId, now())
  await queue.add(tx, 'cancel-tours', { familyId })
  await queue.add(tx, 'cancel-calls', { familyId, reason: 'family' })
  const offeredAgentId = await removeOfferedAgents(tx, familyId, now())
  if (!offeredAgentId) return toOthers.length
  await queue.add(tx, 'notify-dashboards', { familyId, agentId: offeredAgentId })
  return toOthers.length + 1
}

/**
 * Stops sharing the duplicate of an undone merge with the recipients that the family stopped sharing with while both were one. Only the recipients
 * of the duplicate's own active releases are emailed again. [TRUST-004, API-029]
 */
export async function stopSharingSince(
  tx: Orm,
  queue: Queue,
  { keepId, mergeId }: { keepId: string; mergeId: string },
  since: Date,
): Promise<void> {
  for (const recipient of await listRevokedSince(tx, [keepId, mergeId], since)) {
    await stopSharingWith(tx, queue, mergeId, recipient)
    if (recipient.kind === 'agent') await removeAgentFromFamily(tx, mergeId, recipient.id, now())
  }
}

/**
 * Stops sharing a family with every recipient, the operator included, and offering it, before an erasure. Former recipients, such as a team that
 * declined, are also asked to delete their copies, unless they were before. [TRUST-016]
 */
export async function stopAllSharing(tx: Orm, queue: Queue, familyId: string): Promise<void> {
  for (const release of await listNewestReleases(tx, familyId)) {
    if (release.recipientKind === operator.kind) await endRelease(tx, familyId, operator)
    else await revokeRelease(tx, queue, release)
  }
  await revokeAllReleases(tx, queue, familyId)
}

/** Returns a release that a person received. @throws {HttpError} 404 */
export async function getRelease(orm: Orm, id: string, person: Person): Promise<Release> {
  const release = await findReceivedRelease(orm, id, person)
  if (!release) throw notFound('release', id)
  return toRelease(release)
}

/** Confirms that a recipient deleted the data of a revoked release. @throws {HttpError} 404, or 409 while it's still shared. [TRUST-004] */
export function confirmDeletion(orm: Orm, id: string, person: Person): Promise<Release> {
  return orm.transaction(async (tx) => {
    const release = await lockReceivedRelease(tx, id, person)
    if (!release) throw notFound('release', id)
    if (!release.revokedAt) throw conflict('not-revoked', "The family hasn't stopped sharing this")
    const confirmed = await markConfirmed(tx, release.id)
    if (!confirmed) return toRelease(release)
    await addFamilyEvent(tx, {
      familyId: release.familyId,
      type: 'answers',
      text: `${release.recipientName} confirmed that they deleted the family’s information`,
      author: person.name,
    })
    return toRelease(confirmed)
  })
}
