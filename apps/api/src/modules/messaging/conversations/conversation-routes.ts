import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { findConversation, startConversation } from './conversation-service'
import { listOwnConversations } from './conversation-store'

/** Registers the endpoints for conversations between families and those who reply to them. [API-038, DATA-018] */
export function conversationRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversations', {
    list: ({ query, person }) => listOwnConversations(orm, query, person, parsePage(query)),
    get: ({ params, person }) => findConversation(orm, params.id, person),
    create: ({ body, person }) => startConversation(orm, body, person),
  })
}
