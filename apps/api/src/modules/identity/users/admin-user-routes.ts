import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Accounts } from '../accounts/account-context'
import { getAccount, listAccounts } from './account-service'
import { endUserSession, endUserSessions, listUserSessions } from './account-sessions'
import { updateAccount } from './admin-user-service'
import { inviteAgain, inviteUser, withdrawInvitation } from './invitation-service'
import { resetSignIn } from './reset-sign-in'

/** Registers the endpoints for admins to manage accounts. [API-005, ROLE-009, DASH-012] */
export function adminUserRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminUsers', {
    list: ({ query }) => listAccounts(orm, query, parsePage(query)),
    get: ({ params, person }) => getAccount(orm, params.id, person),
    create: ({ body, person }) => inviteUser(accounts, body, person),
    update: ({ params, body, person, base }) => updateAccount(accounts, { id: params.id, body, base }, person),
    invite: ({ params, person }) => inviteAgain(accounts, params.id, person),

    async withdraw({ params }) {
      await withdrawInvitation(accounts, params.id)
      return undefined
    },

    resetSignIn: ({ params, body, person, reply }) => resetSignIn(accounts, { id: params.id, body, reply }, person),
    sessions: ({ params }) => listUserSessions(orm, params.id),

    async endSession({ params }) {
      await endUserSession(orm, params.id, params.sessionId)
      return undefined
    },

    async endSessions({ params }) {
      await endUserSessions(orm, params.id)
      return undefined
    },
  })
}
