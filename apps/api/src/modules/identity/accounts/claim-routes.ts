import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Accounts } from './account-context'
import {
  claimCommunity,
  claimUnlistedCommunity,
  decideClaim,
  findClaimStatus,
  getClaim,
  listClaims,
  listOwnClaims,
  searchCommunitiesToClaim,
} from './claim-service'

/** Registers the endpoints for claims to communities and for admins' decisions on them. [API-020] */
export function claimRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm } = accounts

  implementEndpoints(app, orm, 'claims', {
    search: ({ query }) => searchCommunitiesToClaim(orm, query.q),
    get: ({ params, person }) => findClaimStatus(orm, params.id, person),
    create: ({ params, body, person }) => claimCommunity(orm, params.id, body, person),
    list: ({ query, person }) => listOwnClaims(orm, query['filter[status]'], person, parsePage(query)),
    createUnlisted: ({ body, person }) => claimUnlistedCommunity(orm, body, person),
  })

  implementEndpoints(app, orm, 'adminClaims', {
    list: ({ query }) => listClaims(orm, query, parsePage(query)),
    get: ({ params }) => getClaim(orm, params.id),
    decide: ({ params, body, person, base }) => decideClaim(accounts, { id: params.id, ...body, person, base }),
  })
}
