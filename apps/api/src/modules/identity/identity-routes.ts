import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts/account-context'
import { claimRoutes } from './accounts/claim-routes'
import { sessionRoutes } from './accounts/session-routes'
import { signInRoutes } from './accounts/sign-in-routes'
import { adminUserRoutes } from './users/admin-user-routes'
import { userRoutes } from './users/user-routes'

/** Registers sign-in, sessions, claims, and users. */
export function identityRoutes(app: FastifyInstance, accounts: Accounts): void {
  signInRoutes(app, accounts)
  sessionRoutes(app, accounts)
  claimRoutes(app, accounts)
  adminUserRoutes(app, accounts)
  userRoutes(app, accounts)
}
