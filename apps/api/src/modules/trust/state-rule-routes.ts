import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { listStateRules } from './state-rules'

/** Registers the state rule pack. [TRUST-015] */
export function stateRuleRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'stateRules', {
    list: ({ query }) => listStateRules({ state: query['filter[state]'], on: query.on }),
  })
}
