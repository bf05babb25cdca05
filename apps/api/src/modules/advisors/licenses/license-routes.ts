import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { addLicense, changeLicense, checkLicense, getLicense, removeLicense } from './license-service'
import { listLicenses } from './license-store'

/** Registers licenses of real estate agents. [DASH-016] */
export function licenseRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'realEstateLicenses', {
    list: ({ query, person }) => listLicenses(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getLicense(orm, params.id, person),

    create: ({ body, person }) => addLicense(orm, body, person),

    update: ({ params, body, base, person }) => changeLicense(orm, { id: params.id, base, body }, person),

    check: ({ params, body, base, person }) => checkLicense(orm, { id: params.id, base, body }, person),

    remove: ({ params, body, base, person }) => removeLicense(orm, { id: params.id, base, body }, person),
  })
}
