import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { findOwnConversation } from './conversation-access-store'
import { insertNote, listNotes } from './note-store'

/** Registers the endpoints for the internal notes of conversations. Only advisors and admins call them, each for the conversations that they see. [WORK-008] */
export function noteRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'conversationNotes', {
    async list({ query, person }) {
      const { id } = await findOwnConversation(orm, query['filter[conversation]'], person)
      return listNotes(orm, id, parsePage(query))
    },

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'conversation-notes', async (tx) => {
        const { id: conversationId } = await findOwnConversation(tx, body.conversationId, person)
        const author = { author: person.name, authorId: person.userId ?? null }
        return insertNote(tx, { conversationId, text: body.text.trim(), ...author })
      }),
  })
}
