import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'

/** Who runs the site, for pages that are not of it. */
export function brandRoutes(app: FastifyInstance, orm: Orm, brand: Brand): void {
  implementEndpoints(app, orm, 'brand', { get: () => ({ id: 'brand', ...brand }) })
}
