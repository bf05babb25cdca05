import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { findConversation, listConversations, startConversation } from './conversation-service'

/** Threads between families and those who answer them. [API-038, DATA-018] */
export function conversationRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversations', {
    list({ query, person }) {
      return listConversations(orm, query, person, pageOf(query))
    },

    get: ({ params, person }) => findConversation(orm, params.id, person),

    create: ({ body, person }) => startConversation(orm, body, person),
  })
}
