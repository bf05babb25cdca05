import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'

/** Registers the endpoint that returns the operator's brand, for the wizard on other sites. */
export function brandRoutes(app: FastifyInstance, orm: Orm, brand: Brand, site: string): void {
  implementEndpoints(app, orm, 'brand', { get: () => ({ id: 'brand', ...brand, site }) })
}
