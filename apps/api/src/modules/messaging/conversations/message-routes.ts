import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { writeOnce } from '../../../http/idempotency'
import { findOwnConversation } from './conversation-access-store'
import { sendMessage } from './message-service'
import { listMessages } from './message-store'

/** Registers the endpoints for the messages of conversations. [API-038, DATA-018] */
export function messageRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversationMessages', {
    async list({ query, person }) {
      const { id } = await findOwnConversation(orm, query['filter[conversation]'], person)
      return listMessages(orm, id, parsePage(query))
    },

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'conversation-messages', async (tx) => {
        return sendMessage(tx, body, person)
      }),
  })
}
