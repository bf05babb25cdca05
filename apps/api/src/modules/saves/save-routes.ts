import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { anonymousIdFor } from '../../http/person'
import { changeSave, deleteSave, findSave, listSaves, saveCommunity } from './save-store'

/** Registers saved communities. People see only their own. [API-011] */
export function saveRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'userSaves', {
    list: ({ query, person }) => listSaves(orm, query, person, parsePage(query)),

    get: ({ params, person }) => findSave(orm, params.id, person),

    create({ body, person, reply }) {
      const owner = person.userId ? { userId: person.userId } : { anonymousId: anonymousIdFor(person, reply) }
      return saveCommunity(orm, owner, body)
    },

    update: ({ params, body, person }) => changeSave(orm, params.id, body, person),

    async remove({ params, person }) {
      await deleteSave(orm, params.id, person)
      return undefined
    },
  })
}
