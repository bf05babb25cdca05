import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import { acceptOffer, rejectOffer } from './offer-service'
import { listOffers } from './offer-store'

/** Registers families offered to advisors. Advisors see their own offers. [GWZ-118] */
export function offerRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'offers', {
    list: ({ query, person }) => listOffers(orm, query, person, parsePage(query)),

    claim: ({ params, person }) => acceptOffer(orm, params.id, person),

    decline: ({ params, body, person }) =>
      rejectOffer(orm, queue, { id: params.id, reason: body.reason.trim() }, person),
  })
}
