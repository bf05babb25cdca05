import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { createContract, createSignUrl, listContracts, signContract } from './contract-service'

/** What advisors and communities agree on, signed by whoever holds the signing address. [API-033] */
export function contractRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentsCommunityContracts', {
    list: ({ query, person }) => listContracts(orm, person, pageOf(query)),

    autoCreate: ({ body, person }) => createContract(orm, body, person),

    async signUrl({ query, person }) {
      return { url: await createSignUrl(orm, query.contractId, person) }
    },

    sign: ({ body }) => signContract(orm, body),
  })
}
