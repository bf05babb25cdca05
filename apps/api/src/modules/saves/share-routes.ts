import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { countEmailToTyped } from '../../http/attempt-limits'
import { networkOf } from '../../http/network'
import { anonymousIdFor } from '../../http/person'
import { unprocessable } from '../../http/errors'
import { checkEmail, normalizeEmail } from '../contact'
import type { Accounts } from '../identity'
import { shareCommunities } from './share-service'

/** Registers sharing by email, a few times a day, so it can't be used for spam. [API-009] */
export function shareRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts
  const siteUrl = accounts.settings.sites.marketplace

  implementEndpoints(app, orm, 'userShares', {
    async create({ body, person, request, reply }) {
      const verdict = checkEmail(body.email)
      if (!verdict.isValid) {
        throw unprocessable([{ detail: verdict.reason ?? 'Invalid email address', source: { pointer: '/data/email' } }])
      }
      // A browser without cookies gets a new id with each request, so we also limit by IP address and recipient.
      await countEmailToTyped(accounts, { network: networkOf(request.ip), email: normalizeEmail(body.email) }, reply)
      const anonymousId = anonymousIdFor(person, reply)
      await shareCommunities(orm, queue, { ...body, siteUrl }, { ...person, anonymousId })
      return { isSent: true as const }
    },
  })
}
