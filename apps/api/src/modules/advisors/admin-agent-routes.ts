import type { FastifyInstance } from 'fastify'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { decideApplication, listApplications } from './application-service'
import type { Accounts } from '../identity'

/** Applications of advisors, and what admins decide on them. */
export function adminAgentRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'adminAgents', {
    list: ({ query }) => listApplications(orm, query, pageOf(query)),

    decide: ({ params, body }) => decideApplication(accounts, params.id, body),
  })
}
