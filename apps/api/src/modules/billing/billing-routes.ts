import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Settings } from '../../settings'
import { contractRoutes } from './contract-routes'
import { invoiceRoutes } from './invoice-routes'
import { moveInRoutes } from './move-in-routes'

/** Registers contracts, move-ins, and invoices. */
export function billingRoutes(app: FastifyInstance, orm: Orm, sites: Settings['sites']): void {
  contractRoutes(app, orm, sites)
  moveInRoutes(app, orm)
  invoiceRoutes(app, orm)
}
