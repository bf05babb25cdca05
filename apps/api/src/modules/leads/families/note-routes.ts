import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { writeOnce } from '../../../http/idempotency'
import { findVisibleFamilyId } from '../../access'
import { changeNote, deleteNote, insertNote, listNotes } from './note-store'

/** Notes on families, kept in the family's timeline. Whoever wrote one may change and delete it, and so may admins. [API-029] */
export function noteRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'notes', {
    async list({ query, person }) {
      const familyId = await findVisibleFamilyId(orm, query['filter[client]'], person)
      return listNotes(orm, familyId, pageOf(query))
    },

    async create({ body, person, request }) {
      return writeOnce(orm, { request, person, body }, 'notes', async (tx) => {
        const familyId = await findVisibleFamilyId(tx, body.clientId, person)
        return insertNote(tx, familyId, body.text.trim(), person)
      })
    },

    async update({ params, body, person }) {
      return changeNote(orm, params.id, body.text.trim(), person)
    },

    async delete({ params, person }) {
      await deleteNote(orm, params.id, person)
      return undefined
    },
  })
}
