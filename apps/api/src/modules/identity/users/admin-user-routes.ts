import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Accounts } from '../accounts/account-context'
import { endUserSessions, getAccount, inviteUser, listAccounts, updateAccount } from './admin-user-service'

/** Registers the endpoints for admins to manage accounts. [API-005, ROLE-009] */
export function adminUserRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminUsers', {
    list: ({ query }) => listAccounts(orm, query, parsePage(query)),
    get: ({ params, person }) => getAccount(orm, params.id, person),
    create: ({ body, person }) => inviteUser(accounts, body, person),
    update: ({ params, body, person, base }) => updateAccount(accounts, { id: params.id, body, base }, person),

    async endSessions({ params }) {
      await endUserSessions(orm, params.id)
      return undefined
    },
  })
}
