import type { FastifyInstance } from 'fastify'
import { answerCalls } from '../../../http/answer-calls'
import type { Accounts } from './account-context'
import { claimRoutes } from './claim-routes'
import { codeWays } from './code-sign-in'
import { ownAccount } from './find-account'
import { linkWays } from './link-sign-in'
import { passwordWays } from './password-sign-in'
import { makeLink } from './one-time-tokens'
import { sessionRoutes } from './session-routes'
import { thirdPartyWays } from './third-party-sign-in'

/** Every way to sign in, sessions, claims, and the way to the invoices. [API-013 to API-018, API-020] */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, settings } = accounts
  answerCalls(app, orm, 'auth', {
    ...passwordWays(accounts),
    ...codeWays(accounts),
    ...linkWays(accounts),
    ...thirdPartyWays(accounts),
  })
  answerCalls(app, orm, 'invoiced', {
    async magicLink({ person }) {
      const { id, email } = await ownAccount(orm, person)
      const contact = email ?? id
      const { token, expiresAt } = await makeLink(orm, {
        kind: 'invoices',
        userId: id,
        contact,
        redirect: '/dashboard/invoices',
      })
      return { url: `${settings.sites.dashboard}/sign-in/link?token=${token}`, expiresAt: expiresAt.toISOString() }
    },
  })
  sessionRoutes(app, accounts)
  claimRoutes(app, accounts)
}
