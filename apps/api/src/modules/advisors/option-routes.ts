import type { AgentOptions } from '@pkg/api-client'
import { count, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { agentOptions, agents } from '../../database/schema/tables'
import { answerCalls, pageOf } from '../../http/answer-calls'
import { notFound, unprocessable } from '../../http/problems'

/** How advisors work: capacity, languages, whether they take families. Each changes the own, admins everybody's. [API-032] */
export function optionRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'agentOptions', {
    async list({ query, person }) {
      const where = person.role === 'admin' ? undefined : eq(agents.id, person.agentId ?? '')
      const [found] = await orm.select({ total: count() }).from(agents).where(where)
      return { items: await options(orm, where, pageOf(query)), total: found?.total ?? 0 }
    },

    async update({ params, body, person }) {
      const isAdmin = person.role === 'admin'
      if (!isAdmin && params.id !== person.agentId) throw notFound('advisor', params.id)
      if (!isAdmin && body.kind) {
        throw unprocessable([{ detail: 'Admins alone decide this', source: { pointer: '/data/attributes/kind' } }])
      }
      const own = eq(agents.id, params.id)
      if ((await options(orm, own, one)).length === 0) throw notFound('advisor', params.id)
      await orm
        .insert(agentOptions)
        .values({ agentId: params.id, ...body })
        .onConflictDoUpdate({ target: agentOptions.agentId, set: body })
      const [changed] = await options(orm, own, one)
      if (!changed) throw notFound('advisor', params.id)
      return changed
    },
  })
}

const one = { size: 1, offset: 0 }

async function options(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<AgentOptions[]> {
  const rows = await orm
    .select({ id: agents.id, given: agentOptions })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(where)
    .orderBy(agents.id)
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ id, given }) => ({
    id,
    kind: given?.kind ?? 'partner',
    capacity: given?.capacity ?? 40,
    languages: given?.languages ?? ['en'],
    isAccepting: given?.isAccepting ?? true,
    ...(given && given.answers > 0 ? { minutesToAnswer: Math.round(given.minutes / given.answers) } : {}),
  }))
}
