import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { notFound } from '../../http/errors'
import type { Accounts } from '../identity'
import { applyAsAgent, replaceProfile } from './agent-profile-service'
import { findPublicAgent, listAgents, listAgentsNear, searchAgents } from './agent-store'

/** Registers public advisors, applications, and profiles. [API-027] */
export function agentRoutes(app: FastifyInstance, { orm }: Accounts): void {
  implementEndpoints(app, orm, 'agents', {
    list: ({ query }) => listAgents(orm, query, parsePage(query)),

    async get({ params }) {
      const agent = await findPublicAgent(orm, params.id)
      if (!agent) throw notFound('advisor', params.id)
      return agent
    },

    create: ({ body, person }) => applyAsAgent(orm, person, body),

    replace: ({ params, body, person }) => replaceProfile(orm, params.id, body, person),
  })

  implementEndpoints(app, orm, 'agentsNew', {
    list: ({ query }) => listAgentsNear(orm, query, parsePage(query)),

    search: ({ query }) => searchAgents(orm, query, parsePage(query)),
  })
}
