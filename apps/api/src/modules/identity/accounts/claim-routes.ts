import type { FastifyInstance } from 'fastify'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import type { Accounts } from './account-context'
import {
  claimCommunity,
  claimStatus,
  claimUnlisted,
  decideClaim,
  listClaims,
  listOwnClaims,
  searchClaimable,
} from './claim-service'

/** Claims of people to communities, and what admins decide on them. [API-020] */
export function claimRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'claims', {
    async search({ query }) {
      return searchClaimable(orm, query.q)
    },

    async get({ params, person }) {
      return claimStatus(orm, params.id, person)
    },

    async create({ params, body, person }) {
      return claimCommunity(orm, params.id, body, person)
    },

    async list({ query, person }) {
      return listOwnClaims(orm, query['filter[status]'], person, pageOf(query))
    },

    async createUnlisted({ body, person }) {
      return claimUnlisted(orm, body, person)
    },
  })

  implementEndpoints(app, orm, 'adminClaims', {
    async list({ query }) {
      return listClaims(orm, query['filter[status]'], pageOf(query))
    },

    async decide({ params, body, person }) {
      return decideClaim(accounts, { id: params.id, ...body, person })
    },
  })
}
