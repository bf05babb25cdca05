import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../identity'
import type { Orm } from '../../database/database'
import { agents } from '../../database/schema/tables'
import { containing } from '../../database/like-pattern'
import { answerCalls, pageOf } from '../../http/answer-calls'
import { notFound } from '../../http/problems'
import { apply, replaceProfile } from './agent-profile'
import { isPublicAgent } from './approved'

/** Advisors that families meet, and how one becomes one of them. [API-027] */
export function agentRoutes(app: FastifyInstance, { orm }: Accounts): void {
  answerCalls(app, orm, 'agents', {
    list: ({ query }) => pageOfAgents(orm, query, { where: narrowedTo(query), orderBy: [asc(agents.name)] }),

    async get({ params }) {
      const [row] = await orm
        .select({ record: agents.record })
        .from(agents)
        .where(and(eq(agents.id, params.id), isPublicAgent))
      if (!row) throw notFound('advisor', params.id)
      return row.record
    },

    create: ({ body, person }) => orm.transaction((tx) => apply(tx, person, body)),

    replace: ({ params, body, person }) => orm.transaction((tx) => replaceProfile(tx, { id: params.id, person, body })),
  })

  answerCalls(app, orm, 'agentsNew', {
    list({ query }) {
      const city = query['filter[city]']
      const where = and(
        narrowedTo(query),
        city ? sql`lower(${agents.record} -> 'address' ->> 'city') = lower(${city})` : undefined,
      )
      const orderBy = query.sort === 'name' ? [asc(agents.name)] : [sql`${rating} desc`, asc(agents.name)]
      return pageOfAgents(orm, query, { where, orderBy })
    },

    search({ query }) {
      const q = query.q.trim().toLowerCase()
      const words = sql`lower(${agents.name} || ' ' || (${agents.record} -> 'address' ->> 'city'))`
      const where = and(isPublicAgent, sql`(${words} like ${containing(q)} or word_similarity(${q}, ${words}) > 0.5)`)
      return pageOfAgents(orm, query, { where, orderBy: [sql`word_similarity(${q}, ${words}) desc`, asc(agents.name)] })
    },
  })
}

const rating = sql`(${agents.record} -> 'aggregateRating' ->> 'ratingValue')::float`

function narrowedTo(query: { 'filter[region]'?: string; 'filter[state]'?: string }): SQL | undefined {
  const region = query['filter[region]']
  const state = query['filter[state]']
  return and(
    isPublicAgent,
    region ? eq(agents.region, region) : undefined,
    state ? sql`${state} = any(${agents.states})` : undefined,
  )
}

async function pageOfAgents(orm: Orm, query: object, { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] }) {
  const page = pageOf(query)
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select({ record: agents.record })
    .from(agents)
    .where(where)
    .orderBy(...orderBy, agents.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(({ record }) => record), total: found?.total ?? 0 }
}
