import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Settings } from '../../settings'
import { createContract, createSignPath, getContractToSign, signContract } from './contract-service'
import { listContracts } from './contract-store'

/** Registers contracts between advisors and communities. Anyone with the signing link can sign one. [API-033] */
export function contractRoutes(app: FastifyInstance, orm: Orm, sites: Settings['sites']): void {
  implementEndpoints(app, orm, 'agentsCommunityContracts', {
    list: ({ query, person }) => listContracts(orm, query, person, parsePage(query)),

    autoCreate: ({ body, person }) => createContract(orm, body, person),

    async signUrl({ query, person }) {
      return { url: `${sites.dashboard}${await createSignPath(orm, query.contractId, person)}` }
    },

    toSign: ({ query }) => getContractToSign(orm, query.token),

    sign: ({ body }) => signContract(orm, body),
  })
}
