import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { addAdmin, listConversationParticipants, markConversationRead } from './participant-service'

/** Registers the endpoints for the participants of conversations and what they've read. [API-038, DATA-018] */
export function participantRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversationParticipants', {
    list: ({ query, person }) =>
      listConversationParticipants(orm, query['filter[conversation]'], person, parsePage(query)),
    create: ({ body, person }) => addAdmin(orm, body, person),
    update: ({ params, person }) => markConversationRead(orm, params.id, person),
  })
}
