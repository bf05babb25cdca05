import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { writeOnce } from '../../../http/idempotency'
import { createNote, listFamilyNotes } from './note-service'
import { deleteNote, updateNote } from './note-store'

/** Registers notes on a family's timeline. The author and admins can change and delete a note. [API-029] */
export function noteRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'notes', {
    list: ({ query, person }) => listFamilyNotes(orm, query['filter[client]'], person, parsePage(query)),

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'notes', (tx) => createNote(tx, body, person)),

    update: ({ params, body, person }) => updateNote(orm, params.id, body.text.trim(), person),

    async delete({ params, person }) {
      await deleteNote(orm, params.id, person)
      return undefined
    },
  })
}
