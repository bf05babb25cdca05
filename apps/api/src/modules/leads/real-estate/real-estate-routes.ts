import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import type { Queue } from '../../../jobs/queue'
import { changeRealEstateLead, createRealEstateLead, listRealEstateLeads } from './real-estate-service'

/** Registers families that need help selling or buying a home. [AGENT-006, API-032] */
export function realEstateRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'realEstateReferrals', {
    list: ({ query, person }) => listRealEstateLeads(orm, query['filter[stage]'], person, parsePage(query)),

    create: ({ body, person }) => createRealEstateLead(orm, queue, body, person),

    update: ({ params, body, person }) => changeRealEstateLead(orm, queue, { id: params.id, ...body }, person),
  })
}
