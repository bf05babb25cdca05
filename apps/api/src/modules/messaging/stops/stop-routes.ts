import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { findStop, stopEmails } from './stop-service'

/** Registers the endpoints that stop emails. [TRUTH-009] */
export function stopRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'emailStops', {
    get: ({ params }) => findStop(orm, params.id),
    create: ({ body }) => stopEmails(orm, body.id),
  })
}
