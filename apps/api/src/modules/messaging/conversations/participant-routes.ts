import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { conversationFor } from './own-conversations'
import { addStaff, listParticipants, markRead } from './participant-store'

/** Who takes part in threads, and what each has read. [API-038, DATA-018] */
export function participantRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversationParticipants', {
    async list({ query, person }) {
      const thread = await conversationFor(orm, query['filter[conversation]'], person)
      return listParticipants(orm, thread.id, pageOf(query))
    },

    async create({ body, person }) {
      const thread = await conversationFor(orm, body.conversationId, person)
      return addStaff(orm, thread.id, body.userId)
    },

    async update({ params, person }) {
      return markRead(orm, params.id, person)
    },
  })
}
