import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { addAgreement, changeAgreement, getAgreement } from './agreement-service'
import { listAgreements } from './agreement-store'

/** Registers referral agreements with real estate agents. [DASH-016] */
export function referralAgreementRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'referralAgreements', {
    list: ({ query, person }) => listAgreements(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getAgreement(orm, params.id, person),

    create: ({ body, person }) => addAgreement(orm, body, person),

    update: ({ params, body, base, person }) => changeAgreement(orm, { id: params.id, base, change: body }, person),
  })
}
