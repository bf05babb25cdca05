import { isUuid } from '@pkg/domain'
import type { UserSave } from '@pkg/api-client'
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { storing } from '../../http/collections/constraint-errors'
import type { Orm } from '../../database/database'
import { userSaves } from '../../database/schema/tables'
import { answerCalls, pageOf } from '../../http/answer-calls'
import { anonymousIdFor } from '../../http/person'
import { notFound } from '../../http/problems'
import { ownBy } from '../access'

/** Communities that people keep, each person's own alone. [API-011] */
export function saveRoutes(app: FastifyInstance, orm: Orm): void {
  const own = ownBy(userSaves)
  const oneOfOwn = (id: string, condition: SQL): SQL | undefined => {
    if (!isUuid(id)) throw notFound('save', id)
    return and(eq(userSaves.id, id), condition)
  }

  answerCalls(app, orm, 'userSaves', {
    async list({ query, person }) {
      const where = and(own(person), query['filter[kind]'] ? eq(userSaves.kind, query['filter[kind]']) : undefined)
      const page = pageOf(query)
      const [found] = await orm.select({ total: count() }).from(userSaves).where(where)
      const rows = await orm
        .select()
        .from(userSaves)
        .where(where)
        .orderBy(query.sort === 'createdAt' ? asc(userSaves.createdAt) : desc(userSaves.createdAt), userSaves.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(saveOf), total: found?.total ?? 0 }
    },

    async get({ params, person }) {
      const [row] = await orm
        .select()
        .from(userSaves)
        .where(oneOfOwn(params.id, own(person)))
      if (!row) throw notFound('save', params.id)
      return saveOf(row)
    },

    async create({ body, person, reply }) {
      const owner = person.userId ? { userId: person.userId } : { anonymousId: anonymousIdFor(person, reply) }
      const { communityId, kind, note = null } = body
      const [row] = await storing(() =>
        orm
          .insert(userSaves)
          .values({ ...owner, communityId, kind, note })
          .onConflictDoUpdate({
            target: [person.userId ? userSaves.userId : userSaves.anonymousId, userSaves.communityId],
            set: { kind, note },
          })
          .returning(),
      )
      if (!row) throw new Error('The save was not stored')
      return saveOf(row)
    },

    async update({ params, body, person }) {
      const [row] = await orm
        .update(userSaves)
        .set({
          ...(body.kind === undefined ? {} : { kind: body.kind }),
          ...(body.note === undefined ? {} : { note: body.note }),
        })
        .where(oneOfOwn(params.id, own(person)))
        .returning()
      if (!row) throw notFound('save', params.id)
      return saveOf(row)
    },

    async remove({ params, person }) {
      const [row] = await orm
        .delete(userSaves)
        .where(oneOfOwn(params.id, own(person)))
        .returning()
      if (!row) throw notFound('save', params.id)
      return undefined
    },
  })
}

function saveOf({ id, communityId, kind, note, createdAt }: typeof userSaves.$inferSelect): UserSave {
  return { id, communityId, kind, createdAt: createdAt.toISOString(), ...(note ? { note } : {}) }
}
