import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { anonymousIdFor } from '../../http/person'
import { addToBrowserRecord, changeBrowserRecord, getBrowserRecord } from './aux-service'

/** Registers what we know about a browser besides its actions. The id is always `me`. [API-008, DATA-006] */
export function auxRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'uuidAuxes', {
    get: ({ params, person }) => getBrowserRecord(orm, params.id, person),

    create: ({ body, person, reply }) => addToBrowserRecord(orm, anonymousIdFor(person, reply), person.userId, body),

    update: ({ params, body, person }) => changeBrowserRecord(orm, params.id, body, person),
  })
}
