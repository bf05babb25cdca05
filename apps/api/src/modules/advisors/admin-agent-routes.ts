import type { FastifyInstance } from 'fastify'
import { implementEndpoints, parsePage } from '../../http/implement-endpoints'
import type { Accounts } from '../identity'
import { decideApplication } from './application-service'
import { listApplications } from './application-store'

/** Registers advisors' applications and admins' decisions. */
export function adminAgentRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminAgents', {
    list: ({ query }) => listApplications(orm, query, parsePage(query)),

    decide: ({ params, body }) => decideApplication(accounts, params.id, body),
  })
}
