import type { Release } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { familyEvents, releases } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/problems'
import { managesCommunity } from '../access'
import { statusOf } from './releases'

/** Returns a page of what a person's side received. */
export async function listReleases(
  orm: Orm,
  client: string | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(receivedBy(person), client ? eq(releases.familyId, client) : undefined)
  const [found] = await orm.select({ total: count() }).from(releases).where(where)
  const rows = await orm
    .select()
    .from(releases)
    .where(where)
    .orderBy(desc(releases.sentAt), releases.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(releaseOf), total: found?.total ?? 0 }
}

/** Confirms that what a family stopped sharing is deleted. @throws {HttpError} 404, or 409 while it is still shared. [TRUST-004] */
export async function confirmDeletion(orm: Orm, id: string, person: Person): Promise<Release> {
  const mine = isUuid(id) ? and(eq(releases.id, id), receivedBy(person)) : sql`false`
  return orm.transaction(async (tx) => {
    const [release] = await tx.select().from(releases).where(mine).for('update')
    if (!release) throw notFound('release', id)
    if (!release.revokedAt) throw conflict('not-taken-back', 'The family has not taken this back')
    const [confirmed] = await tx
      .update(releases)
      .set({ confirmedAt: new Date() })
      .where(and(mine, isNull(releases.confirmedAt), isNotNull(releases.revokedAt)))
      .returning()
    if (!confirmed) return releaseOf(release)
    await tx.insert(familyEvents).values({
      familyId: release.familyId,
      type: 'answers',
      text: `${release.recipientName} confirmed that what it received is deleted`,
      author: person.name,
    })
    return releaseOf(confirmed)
  })
}

function receivedBy(person: Person): SQL {
  if (person.role === 'admin') return sql`true`
  if (person.role === 'provider') {
    return sql`${releases.recipientKind} = 'community' and ${managesCommunity(person, releases.recipientId)}`
  }
  return sql`${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${person.agentId ?? ''}`
}

function releaseOf(release: typeof releases.$inferSelect): Release {
  return {
    id: release.id,
    clientId: release.familyId,
    recipientKind: release.recipientKind,
    recipientId: release.recipientId,
    recipientName: release.recipientName,
    sent: release.sent,
    reason: release.reason,
    sentAt: release.sentAt.toISOString(),
    status: statusOf(release, new Date()),
    ...(release.confirmBy ? { confirmBy: release.confirmBy.toISOString() } : {}),
  }
}
