import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/answer-calls'
import type { Accounts } from './account-context'
import { claimRoutes } from './claim-routes'
import { codeSignIn } from './code-sign-in'
import { requireAccount } from './find-account'
import { linkSignIn } from './link-sign-in'
import { passwordSignIn } from './password-sign-in'
import { makeLink } from './one-time-tokens'
import { sessionRoutes } from './session-routes'
import { thirdPartySignIn } from './third-party-sign-in'

/** Every way to sign in, sessions, claims, and the way to the invoices. [API-013 to API-018, API-020] */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, settings } = accounts
  implementEndpoints(app, orm, 'auth', {
    ...passwordSignIn(accounts),
    ...codeSignIn(accounts),
    ...linkSignIn(accounts),
    ...thirdPartySignIn(accounts),
  })
  implementEndpoints(app, orm, 'invoiced', {
    async magicLink({ person }) {
      const { id, email } = await requireAccount(orm, person)
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
