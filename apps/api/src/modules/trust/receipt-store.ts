import type { Receipt } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, releases, reveals } from '../../database/schema/tables'
import { releaseStatus } from './release-status'
import type { ReleaseRow } from './release-store'

type RevealRow = typeof reveals.$inferSelect

/** Returns a family's receipts, or the one of a release, newest first. Each lists the reveals while its release was active. [TRUST-003] */
export async function listReceipts(orm: Orm, familyId: string, releaseId?: string): Promise<Receipt[]> {
  const rows = await orm
    .select({ release: releases, consent: consents })
    .from(releases)
    .leftJoin(consents, eq(consents.id, releases.consentId))
    .where(and(eq(releases.familyId, familyId), releaseId ? eq(releases.id, releaseId) : undefined))
    .orderBy(desc(releases.sentAt), releases.id)
  const familyReveals =
    rows.length > 0
      ? await orm
          .select()
          .from(reveals)
          .where(and(eq(reveals.familyId, familyId), ne(reveals.route, 'page')))
          .orderBy(desc(reveals.at))
      : []
  const moment = now()
  return rows.map(({ release, consent }) => ({
    id: release.id,
    recipientKind: release.recipientKind,
    recipientName: release.recipientName,
    sharedFields: release.sharedFields,
    reason: release.reason,
    sentAt: release.sentAt.toISOString(),
    ...(release.openedAt ? { openedAt: release.openedAt.toISOString() } : {}),
    status: releaseStatus(release, moment),
    ...(release.confirmBy ? { confirmBy: release.confirmBy.toISOString() } : {}),
    ...(release.confirmedAt ? { confirmedAt: release.confirmedAt.toISOString() } : {}),
    ...(consent ? { consent: toShownConsent(consent) } : {}),
    reveals: familyReveals
      .filter((reveal) => isRevealTo(release, reveal) && wasActiveAt(release, reveal.at))
      .map(({ person, at, reason }) => ({ person, at: at.toISOString(), reason })),
  }))
}

function toShownConsent({ kind, text, version, language, givenAt }: typeof consents.$inferSelect) {
  return { kind, text, version, language, givenAt: givenAt.toISOString() }
}

/** Returns whether the recipient of a release made a reveal: the advisor, the community's team, or the site's admins. */
function isRevealTo({ recipientKind, recipientId }: ReleaseRow, { role, agentId }: RevealRow): boolean {
  if (recipientKind === 'agent') return agentId === recipientId
  return role === (recipientKind === 'community' ? 'provider' : 'admin')
}

function wasActiveAt({ sentAt, endedAt, revokedAt }: ReleaseRow, at: Date): boolean {
  const end = revokedAt ?? endedAt
  return at >= sentAt && (end === null || end >= at)
}
