import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../identity'
import { countTry, limits } from '../../http/attempt-limits'
import { isPublic } from '../catalog'
import { communities, notifications, userShares } from '../../database/schema/tables'
import { answerCalls } from '../../http/answer-calls'
import { anonymousIdFor } from '../../http/person'
import { Problem, unprocessable } from '../../http/problems'
import { checkEmail, storedEmail } from '../contact'
import { communitiesShared } from './share-message'

const sharesADay = 10

/** Sends communities to somebody by mail, a few times a day: it must not become a way to write to strangers. [API-009] */
export function shareRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts
  const siteUrl = accounts.settings.sites.marketplace

  answerCalls(app, orm, 'userShares', {
    async create({ body, person, request, reply }) {
      const verdict = checkEmail(body.email)
      if (!verdict.isValid) {
        throw unprocessable([{ detail: verdict.reason ?? 'Invalid', source: { pointer: '/data/email' } }])
      }
      // A browser without cookies is a new one each time: its address and the one it writes to are not.
      await countTry(accounts, limits.sharesFromAddress, request.ip, reply)
      await countTry(accounts, limits.sharesWithContact, storedEmail(body.email), reply)
      const anonymousId = anonymousIdFor(person, reply)
      await orm.transaction(async (tx) => {
        const since = new Date(Date.now() - 24 * 3_600_000)
        const mine = and(eq(userShares.anonymousId, anonymousId), gt(userShares.createdAt, since))
        const [before] = await tx.select({ count: count() }).from(userShares).where(mine)
        if ((before?.count ?? 0) >= sharesADay) {
          throw new Problem(429, 'too-many-requests', 'You have shared enough for today. Please try again tomorrow.')
        }
        const found = await tx
          .select({ name: communities.name, record: communities.record })
          .from(communities)
          .where(and(inArray(communities.id, body.communityIds), isPublic))
        if (found.length < body.communityIds.length) {
          throw unprocessable([
            { detail: 'One of these communities does not exist', source: { pointer: '/data/communityIds' } },
          ])
        }
        const { communityIds } = body
        await tx.insert(userShares).values({ communityIds, anonymousId, userId: person.userId ?? null })
        const key = `share:${randomUUID()}`
        const links = found.map(({ name, record }) => ({ name, url: `${siteUrl}${record.url}` }))
        await tx
          .insert(notifications)
          .values({ key, channel: 'email', recipient: body.email, ...communitiesShared(body.from, links) })
      })
      queue.wake()
      return { isSent: true as const }
    },
  })
}
