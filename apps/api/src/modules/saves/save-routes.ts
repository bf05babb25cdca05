import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { anonymousIdFor } from '../../http/person'
import { changeSave, deleteSave, findSave, listSaves, saveCommunity } from './save-store'

/** Communities that people keep, each person's own alone. [API-011] */
export function saveRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'userSaves', {
    async list({ query, person }) {
      return listSaves(orm, query, person, pageOf(query))
    },

    async get({ params, person }) {
      return findSave(orm, params.id, person)
    },

    async create({ body, person, reply }) {
      const owner = person.userId ? { userId: person.userId } : { anonymousId: anonymousIdFor(person, reply) }
      return saveCommunity(orm, owner, body)
    },

    async update({ params, body, person }) {
      return changeSave(orm, params.id, body, person)
    },

    async remove({ params, person }) {
      await deleteSave(orm, params.id, person)
      return undefined
    },
  })
}
