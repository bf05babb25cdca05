import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { HttpError, unprocessable } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { isEmailStopped } from '../messaging'
import { communitiesShared } from './share-message'
import { countShares, insertShare, listSharedCommunities } from './share-store'

const maxSharesPerDay = 10
const dayMilliseconds = 24 * 3_600_000

/** Queues an email with communities. @throws {HttpError} 429 after 10 shares a day, 422 for a
 * community that doesn't exist or a recipient who stopped such emails. [API-009] */
export async function shareCommunities(
  orm: Orm,
  queue: Queue,
  { siteUrl, email, from, communityIds }: { siteUrl: string; email: string; from: string; communityIds: string[] },
  sender: { anonymousId: string; userId?: string },
): Promise<void> {
  const { anonymousId, userId = null } = sender
  await orm.transaction(async (tx) => {
    const recent = await countShares(tx, anonymousId, new Date(now().getTime() - dayMilliseconds))
    if (recent >= maxSharesPerDay) {
      throw new HttpError(429, 'too-many-requests', "You've reached today's limit for sharing. Try again tomorrow.")
    }
    const found = await listSharedCommunities(tx, communityIds)
    if (found.length < communityIds.length) {
      throw unprocessable([
        { detail: "One or more communities don't exist", source: { pointer: '/data/communityIds' } },
      ])
    }
    if (await isEmailStopped(tx, email, 'communities-shared')) {
      throw unprocessable([
        { detail: "This person doesn't want shared communities by email", source: { pointer: '/data/email' } },
      ])
    }
    const links = found.map(({ name, path }) => ({ label: name, url: `${siteUrl}${path}` }))
    await insertShare(tx, { communityIds, anonymousId, userId }, email, communitiesShared(from, links))
  })
  queue.wake()
}
