import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/answer-calls'
import { notFound } from '../../http/problems'
import { apply, replaceProfile } from './agent-profile'
import { listAgents, listAgentsNear, publicAgent, searchAgents } from './agent-store'
import type { Accounts } from '../identity'

/** Advisors that families meet, and how one becomes one of them. [API-027] */
export function agentRoutes(app: FastifyInstance, { orm }: Accounts): void {
  implementEndpoints(app, orm, 'agents', {
    list: ({ query }) => listAgents(orm, query),

    async get({ params }) {
      const agent = await publicAgent(orm, params.id)
      if (!agent) throw notFound('advisor', params.id)
      return agent
    },

    create: ({ body, person }) => orm.transaction((tx) => apply(tx, person, body)),

    replace: ({ params, body, person }) => orm.transaction((tx) => replaceProfile(tx, { id: params.id, person, body })),
  })

  implementEndpoints(app, orm, 'agentsNew', {
    list: ({ query }) => listAgentsNear(orm, query),

    search: ({ query }) => searchAgents(orm, query),
  })
}
