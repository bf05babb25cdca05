import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import type { Queue } from '../../../jobs/queue'
import { acceptOffer, listOffers, refuseOffer } from './offer-service'

/** Families offered to advisors: each sees the own offers. [GWZ-118] */
export function offerRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'offers', {
    list({ query, person }) {
      return listOffers(orm, query['filter[status]'], person, pageOf(query))
    },

    claim: ({ params, person }) => acceptOffer(orm, params.id, person),

    decline({ params, body, person }) {
      return refuseOffer(orm, queue, { id: params.id, reason: body.reason.trim() }, person)
    },
  })
}
