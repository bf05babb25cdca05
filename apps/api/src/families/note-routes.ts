import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { familyEvents } from '../database/schema/tables'
import { answerCalls } from '../http/answer-calls'
import { oneFamily } from './family-routes'

/** Notes on families, kept in the family's timeline. [API-029] */
export function noteRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'notes', {
    async create({ body, person }) {
      const family = await oneFamily(orm, body.clientId, person)
      const [note] = await orm
        .insert(familyEvents)
        .values({ familyId: family.id, type: 'note', text: body.text.trim(), author: person.name })
        .returning()
      if (!note) throw new Error('The note was not stored')
      return {
        id: note.id,
        clientId: family.id,
        text: note.text,
        author: person.name,
        createdAt: note.createdAt.toISOString(),
      }
    },
  })
}
