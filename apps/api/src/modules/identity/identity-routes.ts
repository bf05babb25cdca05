import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/account-routes'
import type { Accounts } from './accounts/account-context'
import { adminUserRoutes } from './users/admin-user-routes'
import { userRoutes } from './users/user-routes'

/** Registers sign-in, sessions, claims, and users. */
export function identityRoutes(app: FastifyInstance, accounts: Accounts): void {
  accountRoutes(app, accounts)
  adminUserRoutes(app, accounts)
  userRoutes(app, accounts)
}
