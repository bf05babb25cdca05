import type { NewUuidAux, UuidAux } from '@pkg/api-client'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { uuidAuxes } from '../../database/schema/tables'
import { answerCalls } from '../../http/answer-calls'
import { anonymousIdFor } from '../../http/person'
import { notFound } from '../../http/problems'
import { ownBy } from '../access'

const mostClicks = 20

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
      return orm.transaction(async (tx) => {
        const values = { anonymousId, userId: person.userId ?? null, info: body }
        const [made] = await tx.insert(uuidAuxes).values(values).onConflictDoNothing().returning()
        if (made) return auxOf(made)
        const where = eq(uuidAuxes.anonymousId, anonymousId)
        const [known] = await tx.select().from(uuidAuxes).where(where).for('update')
        if (!known) throw new Error('The record was not stored')
        const info = { ...known.info, ...body, ...clicksOf(known.info, body) }
        const updatedAt = new Date()
        await tx.update(uuidAuxes).set({ info, updatedAt }).where(where)
        return auxOf({ ...known, info, updatedAt })
      })
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

/** The newest clicks, those of before included. */
function clicksOf(known: NewUuidAux, added: NewUuidAux): Partial<Pick<NewUuidAux, 'clicks'>> {
  const clicks = [...(known.clicks ?? []), ...(added.clicks ?? [])].slice(-mostClicks)
  return clicks.length > 0 ? { clicks } : {}
}

function auxOf({ info, updatedAt }: typeof uuidAuxes.$inferSelect): UuidAux {
  return { ...info, id: 'me', updatedAt: updatedAt.toISOString() }
}
