import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Settings } from '../../settings'

/** Registers the endpoint that returns the operator's brand and its settings of the wizard, for the wizard on other sites. */
export function brandRoutes(
  app: FastifyInstance,
  orm: Orm,
  { brand, isPhoneOptional, sites }: Pick<Settings, 'brand' | 'isPhoneOptional' | 'sites'>,
): void {
  implementEndpoints(app, orm, 'brand', {
    get: () => ({ id: 'brand', ...brand, site: sites.marketplace, isPhoneOptional }),
  })
}
