import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/answer-calls'
import type { Accounts } from '../accounts/account-context'
import { accountOfRow, changeUser, endSessionsOf, inviteUser } from './admin-user-service'
import { listUsers } from './list-users'

/** People, as admins look after them. [API-005, ROLE-009] */
export function adminUserRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminUsers', {
    async list({ query }) {
      const { items, total } = await listUsers(orm, query)
      return { items: items.map(accountOfRow), total }
    },

    create: ({ body, person }) => inviteUser(accounts, body, person),

    update: ({ params, body, person }) => changeUser(accounts, params.id, body, person),

    async endSessions({ params }) {
      await endSessionsOf(orm, params.id)
      return undefined
    },
  })
}
