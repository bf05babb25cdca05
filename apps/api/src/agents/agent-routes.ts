import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { agents } from '../database/schema/tables'
import { answerCalls, pageOf } from '../http/answer-calls'
import { notFound } from '../http/problems'

const approved = 2

/** Advisors that families meet. [API-027] */
export function agentRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'agents', {
    async list({ query }) {
      const page = pageOf(query)
      const region = query['filter[region]']
      const state = query['filter[state]']
      const where = and(
        gte(agents.status, approved),
        region ? eq(agents.region, region) : undefined,
        state ? sql`${state} = any(${agents.states})` : undefined,
      )
      const [found] = await orm.select({ total: count() }).from(agents).where(where)
      const rows = await orm
        .select({ record: agents.record })
        .from(agents)
        .where(where)
        .orderBy(asc(agents.name), agents.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(({ record }) => record), total: found?.total ?? 0 }
    },

    async get({ params }) {
      const [row] = await orm
        .select({ record: agents.record })
        .from(agents)
        .where(and(eq(agents.id, params.id), gte(agents.status, approved)))
      if (!row) throw notFound('advisor', params.id)
      return row.record
    },
  })
}
