import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import { addAgreement, changeAgreement, getAgreement } from './fee-agreement-service'
import { listAgreements } from './fee-agreement-store'

/** Registers fee agreements with communities. [BIZ-003, WORK-013] */
export function feeAgreementRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'feeAgreements', {
    list: ({ query, person }) => listAgreements(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getAgreement(orm, params.id, person),

    create: ({ body, person }) => addAgreement(orm, queue, body, person),

    update: ({ params, body, person, base }) =>
      changeAgreement(orm, queue, { id: params.id, change: body, base }, person),
  })
}
