import type { Receipt } from '@pkg/api-client'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { consents, releases, reveals } from '../database/schema/tables'
import { answerCalls } from '../http/answer-calls'
import { notFound } from '../http/problems'
import type { Queue } from '../jobs/queue'
import { isId } from '../families/visibility'
import { revokeRelease, statusOf } from './releases'
import { familyOfSubject } from './subject'

/** What a family sees of who received its data, and how it takes it back. [TRUST-003, TRUST-004] */
export function receiptRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  answerCalls(app, orm, 'receipts', {
    async list({ query, person }) {
      const familyId = await familyOfSubject(orm, query, person)
      const items = familyId ? await receiptsOf(orm, eq(releases.familyId, familyId)) : []
      return { items, total: items.length }
    },

    async revoke({ params, body, person }) {
      const receipt = await orm.transaction(async (tx) => {
        const familyId = await familyOfSubject(tx, body, person)
        const which = and(eq(releases.id, params.id), eq(releases.familyId, familyId ?? ''))
        const [release] = familyId && isId(params.id) ? await tx.select().from(releases).where(which).for('update') : []
        if (!release) throw notFound('receipt', params.id)
        await revokeRelease(tx, queue, release)
        const [after] = await receiptsOf(tx, which)
        if (!after) throw new Error('A release was lost')
        return after
      })
      queue.wake()
      return receipt
    },
  })
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
      .filter(({ role, at }) => looksFor(release, role) && at >= release.sentAt && !endedBefore(release, at))
      .map(({ person, at, reason }) => ({ person, at: at.toISOString(), reason })),
  }))
}

/** People of a community look for it; advisors and those who run the site look for the advisor's release. */
function looksFor({ recipientKind }: typeof releases.$inferSelect, role: string): boolean {
  return (role === 'provider') === (recipientKind === 'community')
}

function endedBefore({ endedAt, revokedAt }: typeof releases.$inferSelect, at: Date): boolean {
  const end = revokedAt ?? endedAt
  return end !== null && end < at
}
