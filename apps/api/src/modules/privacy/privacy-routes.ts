import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'
import { erase } from './erasure-service'
import { exportData } from './export-service'

/** Registers the export and erasure of everything we store about a person. [TRUST-016] */
export function privacyRoutes(app: FastifyInstance, orm: Orm, queue: Queue, sites: Settings['sites']): void {
  implementEndpoints(app, orm, 'privacy', {
    export: ({ query, person }) => exportData(orm, sites, query, person),

    erase: ({ body, person }) => erase(orm, queue, body, person),
  })
}
