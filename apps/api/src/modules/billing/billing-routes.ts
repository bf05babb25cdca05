import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'
import { contractRoutes } from './contract-routes'
import { feeAgreementRoutes } from './fee-agreements/fee-agreement-routes'
import { invoiceRoutes } from './invoice-routes'
import { moveInRoutes } from './move-in-routes'
import { totalsRoutes } from './totals/totals-routes'

/** What the routes of billing depend on. */
export interface BillingDependencies {
  orm: Orm
  queue: Queue
  settings: Settings
}

/** Registers contracts, move-ins, and invoices. */
export function billingRoutes(app: FastifyInstance, { orm, queue, settings }: BillingDependencies): void {
  contractRoutes(app, orm, settings.sites)
  feeAgreementRoutes(app, orm, queue)
  moveInRoutes(app, orm, settings.brand)
  totalsRoutes(app, orm)
  invoiceRoutes(app, { orm, queue, brand: settings.brand })
}
