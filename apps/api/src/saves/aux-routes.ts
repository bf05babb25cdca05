import type { UuidAux } from '@pkg/api-client'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { uuidAuxes } from '../database/schema/tables'
import { answerCalls } from '../http/answer-calls'
import { anonymousIdFor } from '../http/person'
import { notFound } from '../http/problems'
import { ownBy } from './own'

/** What is known of a browser beside its actions. The id is `me`: nobody reads anybody else's. [API-008, DATA-006] */
export function auxRoutes(app: FastifyInstance, orm: Orm): void {
  const own = ownBy(uuidAuxes)

  answerCalls(app, orm, 'uuidAuxes', {
    async get({ params, person }) {
      const [row] = await orm.select().from(uuidAuxes).where(own(person)).orderBy(desc(uuidAuxes.updatedAt)).limit(1)
      if (!row || params.id !== 'me') throw notFound('record of this browser', params.id)
      return auxOf(row)
    },

    async create({ body, person, reply }) {
      const anonymousId = anonymousIdFor(person, reply)
      const [row] = await orm
        .insert(uuidAuxes)
        .values({ anonymousId, userId: person.userId ?? null, info: body })
        .onConflictDoUpdate({ target: uuidAuxes.anonymousId, set: { info: body, updatedAt: new Date() } })
        .returning()
      if (!row) throw new Error('The record was not stored')
      return auxOf(row)
    },

    async update({ params, body, person }) {
      const [known] = await orm.select().from(uuidAuxes).where(own(person)).orderBy(desc(uuidAuxes.updatedAt)).limit(1)
      if (!known || params.id !== 'me') throw notFound('record of this browser', params.id)
      const info = { ...known.info, ...body }
      await orm.update(uuidAuxes).set({ info, updatedAt: new Date() }).where(eq(uuidAuxes.id, known.id))
      return auxOf({ ...known, info, updatedAt: new Date() })
    },
  })
}

function auxOf({ info, updatedAt }: typeof uuidAuxes.$inferSelect): UuidAux {
  return { ...info, id: 'me', updatedAt: updatedAt.toISOString() }
}
