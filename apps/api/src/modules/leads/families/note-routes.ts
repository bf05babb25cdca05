import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { changeNote, createNote, getNote, listFamilyNotes, removeNote } from './note-service'

/** Registers notes on a family's timeline. The author and admins can change and delete a note. [API-029] */
export function noteRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'notes', {
    list: ({ query, person }) => listFamilyNotes(orm, query['filter[client]'], person, parsePage(query)),

    async create({ body, person, request }) {
      const created = await writeOnce(orm, { request, person, body }, 'notes', (tx) =>
        createNote(tx, queue, body, person),
      )
      queue.wake()
      return created
    },

    get: ({ params, person }) => getNote(orm, params.id, person),

    update: ({ params, body, person, base }) =>
      changeNote(orm, queue, { id: params.id, base, text: body.text.trim() }, person),

    async delete({ params, person, base }) {
      await removeNote(orm, { id: params.id, base }, person)
      return undefined
    },
  })
}
