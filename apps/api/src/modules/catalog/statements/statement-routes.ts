import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { getLinkedStatements, stateWithLink } from './price-link-service'
import { getStatements, stateAsMember } from './statement-service'

/** Registers the prices and rooms that teams keep current, signed in or with an emailed link. [TRUST-018, WORK-010] */
export function statementRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'communityStatements', {
    get: ({ params, person }) => getStatements(orm, params.id, person),

    state: ({ params, body, person }) => stateAsMember(orm, params.id, body, person),
  })
  implementEndpoints(app, orm, 'priceLinks', {
    get: ({ params, query }) => getLinkedStatements(orm, { ...query, ...params }),

    state: ({ params, body }) => stateWithLink(orm, params.id, body),
  })
}
