import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, notifications, userShares } from '../../database/schema/tables'
import { isPublic } from '../catalog'
import type { MessageContent } from '../messaging'

/** Returns how often a browser has shared since a time. */
export async function countShares(tx: Orm, anonymousId: string, since: Date): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(userShares)
    .where(and(eq(userShares.anonymousId, anonymousId), gt(userShares.createdAt, since)))
  return found?.count ?? 0
}

/** Returns the names and paths of those of the given communities that are public. */
export async function listSharedCommunities(tx: Orm, ids: string[]): Promise<{ name: string; path: string }[]> {
  const rows = await tx
    .select({ name: communities.name, record: communities.record })
    .from(communities)
    .where(and(inArray(communities.id, ids), isPublic))
  return rows.map(({ name, record }) => ({ name, path: record.url }))
}

/** Returns the key of the email of a share, by which an erasure finds it. */
export const shareKey = (shareId: string): string => `share:${shareId}`

/** Inserts a share, which doesn't include the address, and queues its email. */
export async function insertShare(
  tx: Orm,
  share: { communityIds: string[]; anonymousId: string; userId: string | null },
  recipient: string,
  email: MessageContent,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(userShares).values({ id, ...share })
  await tx.insert(notifications).values({ key: shareKey(id), channel: 'email', recipient, ...email })
}
