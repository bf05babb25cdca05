import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, parsePage } from '../../http/implement-endpoints'
import { createContract, createSignUrl, signContract } from './contract-service'
import { listContracts } from './contract-store'

/** Registers contracts between advisors and communities. Anyone with the signing link can sign one. [API-033] */
export function contractRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentsCommunityContracts', {
    list: ({ query, person }) => listContracts(orm, person, parsePage(query)),

    autoCreate: ({ body, person }) => createContract(orm, body, person),

    async signUrl({ query, person }) {
      return { url: await createSignUrl(orm, query.contractId, person) }
    },

    sign: ({ body }) => signContract(orm, body),
  })
}
