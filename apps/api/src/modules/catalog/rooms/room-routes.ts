import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { getRooms, replaceRooms } from './room-service'

/** Registers the rooms of communities. [TRUST-018] */
export function roomRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'communityRooms', {
    get: ({ params, reads }) => getRooms(reads, params.id),

    replace: ({ params, body, person }) => replaceRooms(orm, params.id, body.rooms, person),
  })
}
