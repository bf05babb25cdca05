import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { collectionHandlers } from '../../http/collections/collection'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Settings } from '../../settings'
import { dataTableRoutes } from './data-table-routes'
import { externalRoutes } from './external-routes'
import { savedViewCollection } from './saved-view-collection'

/** Registers the dashboard's data tables, saved lists, and external services. */
export function operationsRoutes(app: FastifyInstance, orm: Orm, settings: Pick<Settings, 'services'>): void {
  dataTableRoutes(app, orm)
  implementEndpoints(app, orm, 'savedViews', collectionHandlers(app, orm, savedViewCollection))
  externalRoutes(app, orm, settings.services)
}
