import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, notifications, userShares } from '../../database/schema/tables'
import { HttpError, unprocessable } from '../../http/problems'
import { isPublic } from '../catalog'
import { communitiesShared } from './share-message'

/** Queues an email with communities. @throws {HttpError} 429 after ten shares a day, 422 for a community that doesn't exist. [API-009] */
export async function share(
  orm: Orm,
  siteUrl: string,
  shared: { email: string; from: string; communityIds: string[] },
  sender: { anonymousId: string; userId?: string },
): Promise<void> {
  await orm.transaction(async (tx) => {
    const since = new Date(Date.now() - 24 * 3_600_000)
    const mine = and(eq(userShares.anonymousId, sender.anonymousId), gt(userShares.createdAt, since))
    const [before] = await tx.select({ count: count() }).from(userShares).where(mine)
    if ((before?.count ?? 0) >= sharesADay) {
      throw new HttpError(429, 'too-many-requests', 'You have shared enough for today. Please try again tomorrow.')
    }
    const found = await tx
      .select({ name: communities.name, record: communities.record })
      .from(communities)
      .where(and(inArray(communities.id, shared.communityIds), isPublic))
    if (found.length < shared.communityIds.length) {
      throw unprocessable([
        { detail: 'One of these communities does not exist', source: { pointer: '/data/communityIds' } },
      ])
    }
    const { communityIds } = shared
    await tx.insert(userShares).values({ communityIds, anonymousId: sender.anonymousId, userId: sender.userId ?? null })
    const key = `share:${randomUUID()}`
    const links = found.map(({ name, record }) => ({ name, url: `${siteUrl}${record.url}` }))
    await tx
      .insert(notifications)
      .values({ key, channel: 'email', recipient: shared.email, ...communitiesShared(shared.from, links) })
  })
}

const sharesADay = 10
