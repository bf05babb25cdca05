import { isUuid } from '@pkg/domain'
import type { Note } from '@pkg/api-client'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/problems'
import { writeOnce } from '../../../http/idempotency'
import { familyIdFor, visibleFamilies } from '../../access'

/** Notes on families, kept in the family's timeline. Whoever wrote one may change and delete it, and so may admins. [API-029] */
export function noteRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'notes', {
    async list({ query, person }) {
      const familyId = await familyIdFor(orm, query['filter[client]'], person)
      const where = and(eq(familyEvents.familyId, familyId), eq(familyEvents.type, 'note'))
      const [found] = await orm.select({ total: count() }).from(familyEvents).where(where)
      const page = pageOf(query)
      const rows = await orm
        .select()
        .from(familyEvents)
        .where(where)
        .orderBy(desc(familyEvents.createdAt), familyEvents.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(noteOf), total: found?.total ?? 0 }
    },

    async create({ body, person, request }) {
      return writeOnce(orm, { request, person, body }, 'notes', async (tx) => {
        const familyId = await familyIdFor(tx, body.clientId, person)
        const [note] = await tx
          .insert(familyEvents)
          .values({
            familyId,
            type: 'note',
            text: body.text.trim(),
            author: person.name,
            authorId: person.userId ?? null,
          })
          .returning()
        if (!note) throw new Error('The note was not stored')
        return noteOf(note)
      })
    },

    async update({ params, body, person }) {
      const [note] = await orm
        .update(familyEvents)
        .set({ text: body.text.trim() })
        .where(ownNote(orm, params.id, person))
        .returning()
      if (!note) throw notFound('note', params.id)
      return noteOf(note)
    },

    async delete({ params, person }) {
      const [note] = await orm
        .delete(familyEvents)
        .where(ownNote(orm, params.id, person))
        .returning({ id: familyEvents.id })
      if (!note) throw notFound('note', params.id)
      return undefined
    },
  })
}

const noOne = '00000000-0000-0000-0000-000000000000'

function ownNote(orm: Orm, id: string, person: Person): SQL | undefined {
  if (!isUuid(id)) return sql`false`
  const seen = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  return and(
    eq(familyEvents.id, id),
    eq(familyEvents.type, 'note'),
    inArray(familyEvents.familyId, seen),
    person.role === 'admin' ? undefined : eq(familyEvents.authorId, person.userId ?? noOne),
  )
}

function noteOf(note: typeof familyEvents.$inferSelect): Note {
  return {
    id: note.id,
    clientId: note.familyId,
    text: note.text,
    author: note.author ?? '',
    createdAt: note.createdAt.toISOString(),
  }
}
