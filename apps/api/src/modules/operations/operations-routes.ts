import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Settings } from '../../settings'
import { brandRoutes } from './brand-routes'
import { dataTableRoutes } from './data-table-routes'
import { externalRoutes } from './external-routes'

/** Registers the brand, the dashboard's data tables, and external services. */
export function operationsRoutes(
  app: FastifyInstance,
  orm: Orm,
  settings: Pick<Settings, 'brand' | 'isPhoneOptional' | 'services' | 'sites'>,
): void {
  brandRoutes(app, orm, settings)
  dataTableRoutes(app, orm)
  externalRoutes(app, orm, settings.services)
}
