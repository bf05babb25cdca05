import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { changeOptions, getOptions } from './option-service'
import { listOptions } from './option-store'

/** Registers advisors' work settings: capacity, languages, and whether they accept families. [API-032] */
export function optionRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentOptions', {
    list: ({ query, person }) => listOptions(orm, person, parsePage(query)),

    get: ({ params, person }) => getOptions(orm, params.id, person),

    update: ({ params, body, person }) => changeOptions(orm, params.id, body, person),
  })
}
