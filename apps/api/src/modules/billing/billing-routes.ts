import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { contractRoutes } from './contract-routes'
import { invoiceRoutes } from './invoice-routes'

/** Registers contracts and invoices. */
export function billingRoutes(app: FastifyInstance, orm: Orm): void {
  contractRoutes(app, orm)
  invoiceRoutes(app, orm)
}
