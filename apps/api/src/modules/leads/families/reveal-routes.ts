import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { revealContact } from './reveal-service'

/** Registers the reveal of families' contact info. [API-044, TRUST-008] */
export function revealRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'clientsAccess', {
    contact: ({ body, person }) => revealContact(orm, body, person),
  })
}
