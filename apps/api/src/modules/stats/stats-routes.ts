import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { answerStats } from './stat-service'

/** Registers the numbers about families, tours, invoices, and releases. [DASH-009, WORK-014] */
export function statsRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'platformStats', {
    get: ({ params, query, person }) => answerStats(orm, params.metric, query, person),
  })
}
