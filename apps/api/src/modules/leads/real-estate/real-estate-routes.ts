import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { originOf } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { acceptHome, rejectHome } from './home-offer-service'
import { addHomeNote } from './home-note-service'
import {
  changeRealEstateLead,
  createRealEstateLead,
  listRealEstateLeads,
  requireRow,
  toRealEstateLead,
} from './real-estate-service'

/** Registers families that need help selling or buying a home. [AGENT-006, API-032] */
export function realEstateRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'realEstateReferrals', {
    list: ({ query, person }) => listRealEstateLeads(orm, query, person, parsePage(query)),

    get: async ({ params, person }) => toRealEstateLead(await requireRow(orm, params.id, person)),

    addNote: ({ params, body, person }) => addHomeNote(orm, params.id, body.text, person),

    async create({ body, sentBody, person, request }) {
      const lead = await writeOnce(orm, { request, person, body: sentBody }, 'sren-referrals', (tx) =>
        createRealEstateLead(tx, queue, body, person, originOf(request)),
      )
      queue.wake()
      return lead
    },

    update: ({ params, body, person, base }) =>
      changeRealEstateLead(orm, queue, { id: params.id, base, change: body }, person),

    claim: ({ params, person }) => acceptHome(orm, queue, params.id, person),

    async decline({ params, body, person }) {
      await rejectHome(orm, queue, { id: params.id, reason: body.reason.trim() }, person)
      return undefined
    },
  })
}
