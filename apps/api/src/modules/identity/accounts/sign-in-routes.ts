import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { logSecurity } from '../../../http/security-log'
import type { Accounts } from './account-context'
import { resendSignInCode, sendSignInCode, signInWithCode } from './code-service'
import { createInvoicesLink, sendSignInLink, signInWithLink } from './link-service'
import { recoverPassword, sendRecoveryLink } from './password-recovery-service'
import { replacePassword, setFirstPassword, signInWithPassword } from './password-service'
import { findInvitation, register } from './registration-service'
import { closeSession } from './session-service'
import { createThirdPartySignIn } from './third-party-service'

/** Registers the endpoints for registration, all sign-in methods, passwords, and sign-out. [API-013 to API-018] */
export function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, settings } = accounts
  const thirdParty = createThirdPartySignIn(accounts)

  implementEndpoints(app, orm, 'auth', {
    register: ({ body, ...context }) => register(accounts, body, context),
    invitation: ({ body }) => findInvitation(orm, body.token),
    login: ({ body, ...context }) => signInWithPassword(accounts, body, context),

    methods: () => ({ thirdParty: settings.oidc !== undefined }),
    thirdParty: ({ body, ...context }) => thirdParty.start(body, context),
    thirdPartyEnd: ({ body, ...context }) => thirdParty.complete(body.query, context),

    async setPassword({ body, ...context }) {
      await setFirstPassword(accounts, body.password, context)
      return undefined
    },

    async updatePassword({ body, ...context }) {
      await replacePassword(accounts, body, context)
      return undefined
    },

    async recover({ body, ...context }) {
      await sendRecoveryLink(accounts, body, context)
      return undefined
    },

    recoverEnd: ({ body, ...context }) => recoverPassword(accounts, body, context),

    async magicLinkStart({ body, ...context }) {
      await sendSignInLink(accounts, body, context)
      return undefined
    },

    start: ({ body, ...context }) => signInWithLink(accounts, body.token, context),

    codeStart: ({ body, ...context }) => sendSignInCode(accounts, body, context),
    codeLogin: ({ body, ...context }) => signInWithCode(accounts, body, context),
    codeRetry: ({ body, ...context }) => resendSignInCode(accounts, body.id, context),

    async logout({ person, request, reply }) {
      if (person.userId) logSecurity(request, { event: 'signed out', userId: person.userId })
      await closeSession(orm, request, reply)
      return undefined
    },
  })

  implementEndpoints(app, orm, 'invoiced', {
    magicLink: ({ person }) => createInvoicesLink(accounts, person),
  })
}
