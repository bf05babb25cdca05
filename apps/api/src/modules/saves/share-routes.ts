import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/answer-calls'
import { countAttempt, limits } from '../../http/attempt-limits'
import { anonymousIdFor } from '../../http/person'
import { unprocessable } from '../../http/problems'
import { checkEmail, normalizeEmail } from '../contact'
import type { Accounts } from '../identity'
import { share } from './share-service'

/** Sends communities to somebody by mail, a few times a day: it must not become a way to write to strangers. [API-009] */
export function shareRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts
  const siteUrl = accounts.settings.sites.marketplace

  implementEndpoints(app, orm, 'userShares', {
    async create({ body, person, request, reply }) {
      const verdict = checkEmail(body.email)
      if (!verdict.isValid) {
        throw unprocessable([{ detail: verdict.reason ?? 'Invalid', source: { pointer: '/data/email' } }])
      }
      // A browser without cookies is a new one each time: its address and the one it writes to are not.
      await countAttempt(accounts, limits.sharesFromAddress, request.ip, reply)
      await countAttempt(accounts, limits.sharesWithContact, normalizeEmail(body.email), reply)
      const anonymousId = anonymousIdFor(person, reply)
      await share(orm, siteUrl, body, { ...person, anonymousId })
      queue.wake()
      return { isSent: true as const }
    },
  })
}
