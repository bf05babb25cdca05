import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Accounts } from '../identity'
import { decideApplication, getApplication } from './application-service'
import { listApplications } from './application-store'

/** Registers advisors' applications and admins' decisions. */
export function adminAgentRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminAgents', {
    list: ({ query }) => listApplications(orm, query, parsePage(query)),

    get: ({ params }) => getApplication(orm, params.id),

    decide: ({ params, body, base }) => decideApplication(accounts, params.id, { ...body, base }),
  })
}
