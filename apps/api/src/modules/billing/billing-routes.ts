import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'
import { contractRoutes } from './contract-routes'
import { invoiceRoutes } from './invoice-routes'
import { moveInRoutes } from './move-in-routes'

/** What the routes of billing depend on. */
export interface BillingDependencies {
  orm: Orm
  queue: Queue
  sites: Settings['sites']
}

/** Registers contracts, move-ins, and invoices. */
export function billingRoutes(app: FastifyInstance, { orm, queue, sites }: BillingDependencies): void {
  contractRoutes(app, orm, sites)
  moveInRoutes(app, orm)
  invoiceRoutes(app, orm, queue)
}
