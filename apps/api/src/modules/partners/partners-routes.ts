import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { affiliateRoutes } from './affiliate-routes'
import { elementRoutes } from './element-routes'
import { partnerRoutes } from './partner-routes'

/** Registers partners, their links, and the wizard's script for their pages. `wizardScripts` is the folder of the script. */
export function partnersRoutes(app: FastifyInstance, orm: Orm, wizardScripts: string): void {
  affiliateRoutes(app, orm)
  partnerRoutes(app, orm)
  elementRoutes(app, wizardScripts)
}
