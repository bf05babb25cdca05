import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Settings } from '../../settings'
import { contractRoutes } from './contract-routes'
import { invoiceRoutes } from './invoice-routes'

/** Registers contracts and invoices. */
export function billingRoutes(app: FastifyInstance, orm: Orm, sites: Settings['sites']): void {
  contractRoutes(app, orm, sites)
  invoiceRoutes(app, orm)
}
