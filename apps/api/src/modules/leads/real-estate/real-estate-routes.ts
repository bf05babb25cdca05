import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import type { Queue } from '../../../jobs/queue'
import { changeHome, createHome, listHomes } from './real-estate-service'

/** Homes to sell or to buy: real estate agents see their own, advisors those they sent on, admins all. [AGENT-006, API-032] */
export function realEstateRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'realEstateReferrals', {
    list({ query, person }) {
      return listHomes(orm, query['filter[stage]'], person, pageOf(query))
    },

    create: ({ body, person }) => createHome(orm, queue, body, person),

    update: ({ params, body, person }) => changeHome(orm, queue, { id: params.id, ...body }, person),
  })
}
