import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { writeOnce } from '../../../http/idempotency'
import { listMessages, sendMessage } from './message-service'
import { conversationFor } from './own-conversations'

/** What is said in threads. [API-038, DATA-018] */
export function messageRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversationMessages', {
    async list({ query, person }) {
      const thread = await conversationFor(orm, query['filter[conversation]'], person)
      return listMessages(orm, thread.id, pageOf(query))
    },

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'conversation-messages', async (tx) => {
        return sendMessage(tx, body, person)
      }),
  })
}
