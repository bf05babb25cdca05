import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { findConversation, startConversation } from './conversation-service'
import { listOwnConversations } from './conversation-store'
import { listAssignees } from './assignee-store'
import { findOwnConversation } from './conversation-access-store'
import { changeTriage } from './triage-service'

/** Registers the endpoints for conversations between families and those who reply to them. [API-038, DATA-018] */
export function conversationRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversations', {
    list: ({ query, person }) => listOwnConversations(orm, query, person, parsePage(query)),
    get: ({ params, person }) => findConversation(orm, params.id, person),
    create: ({ body, person }) => startConversation(orm, body, person),
    update: ({ params, body, person, base }) => changeTriage(orm, { id: params.id, change: body, base }, person),
  })
  implementEndpoints(app, orm, 'conversationAssignees', {
    async list({ query, person }) {
      const { id } = await findOwnConversation(orm, query['filter[conversation]'], person)
      const all = await listAssignees(orm, id, person)
      const { offset, size } = parsePage(query)
      return { items: all.slice(offset, offset + size), total: all.length }
    },
  })
}
