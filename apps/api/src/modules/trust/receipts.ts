import type { Receipt } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, releases, reveals } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/problems'
import type { Queue } from '../../jobs/queue'
import { revokeRelease, statusOf } from './releases'
import { familyOfSubject, type Subject } from './subject'

/** Returns the receipts of the family that is meant. [TRUST-003] */
export async function listReceipts(orm: Orm, subject: Subject, person: Person) {
  const familyId = await familyOfSubject(orm, subject, person)
  const items = familyId ? await receiptsOf(orm, eq(releases.familyId, familyId)) : []
  return { items, total: items.length }
}

/** Ends what a recipient may see. @throws {HttpError} 404, or 409 for what this site itself holds. [TRUST-004] */
export async function stopSharing(
  orm: Orm,
  queue: Queue,
  { id, subject }: { id: string; subject: Subject },
  person: Person,
): Promise<Receipt> {
  const receipt = await orm.transaction(async (tx) => {
    const familyId = await familyOfSubject(tx, subject, person)
    const which = and(eq(releases.id, id), eq(releases.familyId, familyId ?? ''))
    const [release] = familyId && isUuid(id) ? await tx.select().from(releases).where(which).for('update') : []
    if (!release) throw notFound('receipt', id)
    if (release.recipientKind === 'operator') {
      throw conflict('erase-instead', 'What this site itself holds is not taken back but erased')
    }
    await revokeRelease(tx, queue, release)
    const [after] = await receiptsOf(tx, which)
    if (!after) throw new Error('A release was lost')
    return after
  })
  queue.wake()
  return receipt
}

/** Receipts, newest first. Who looked at the number stands with the releases that were in force then. */
export async function receiptsOf(orm: Orm, where: SQL | undefined): Promise<Receipt[]> {
  const rows = await orm
    .select({ release: releases, consent: consents })
    .from(releases)
    .leftJoin(consents, eq(consents.id, releases.consentId))
    .where(where)
    .orderBy(desc(releases.sentAt), releases.id)
  const [first] = rows
  const looks = first
    ? await orm.select().from(reveals).where(eq(reveals.familyId, first.release.familyId)).orderBy(desc(reveals.at))
    : []
  const now = new Date()
  return rows.map(({ release, consent }) => ({
    id: release.id,
    recipientKind: release.recipientKind,
    recipientName: release.recipientName,
    sent: release.sent,
    reason: release.reason,
    sentAt: release.sentAt.toISOString(),
    ...(release.openedAt ? { openedAt: release.openedAt.toISOString() } : {}),
    status: statusOf(release, now),
    ...(release.confirmBy ? { confirmBy: release.confirmBy.toISOString() } : {}),
    ...(release.confirmedAt ? { confirmedAt: release.confirmedAt.toISOString() } : {}),
    ...(consent
      ? {
          consent: {
            kind: consent.kind,
            text: consent.text,
            version: consent.version,
            language: consent.language,
            givenAt: consent.givenAt.toISOString(),
          },
        }
      : {}),
    reveals: looks
      .filter((look) => looksFor(release, look) && look.at >= release.sentAt && !endedBefore(release, look.at))
      .map(({ person, at, reason }) => ({ person, at: at.toISOString(), reason })),
  }))
}

/** Whose look it was: the agent's own, that of the people of a community, or of those who run the site. */
function looksFor(
  { recipientKind, recipientId }: typeof releases.$inferSelect,
  { role, agentId }: typeof reveals.$inferSelect,
): boolean {
  if (recipientKind === 'agent') return agentId === recipientId
  return role === (recipientKind === 'community' ? 'provider' : 'admin')
}

function endedBefore({ endedAt, revokedAt }: typeof releases.$inferSelect, at: Date): boolean {
  const end = revokedAt ?? endedAt
  return end !== null && end < at
}
