import { anyCareSlug, stateByCode } from '@pkg/domain'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { communities } from '../database/schema/tables'
import { answerCalls, pageOf } from '../http/answer-calls'
import { isPublic } from './public'

/** What search engines are told: the places that have communities, and the communities. [API-040] */
export function sitemapRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'sitemap', {
    async places({ query }) {
      const page = pageOf(query)
      const { state, citySlug } = communities
      const where = and(isPublic, query.state ? eq(state, query.state) : undefined)
      const rows = await orm
        .select({ state, citySlug })
        .from(communities)
        .where(where)
        .groupBy(state, citySlug)
        .orderBy(asc(state), asc(citySlug))
        .limit(page.size)
        .offset(page.offset)
      const [found] = await orm
        .select({ total: sql<number>`count(distinct (${state}, ${citySlug}))::int` })
        .from(communities)
        .where(where)
      const items = rows.map((row) => {
        const path = `/${anyCareSlug}/${stateByCode(row.state)?.slug ?? ''}/${row.citySlug}`
        return { id: path, path }
      })
      return { items, total: found?.total ?? 0 }
    },

    async communities({ query }) {
      const page = pageOf(query)
      const where = and(isPublic, query.state ? eq(communities.state, query.state) : undefined)
      const [found] = await orm.select({ total: count() }).from(communities).where(where)
      const rows = await orm
        .select({ id: communities.id, path: sql<string>`${communities.record} ->> 'url'` })
        .from(communities)
        .where(where)
        .orderBy(asc(communities.id))
        .limit(page.size)
        .offset(page.offset)
      return { items: rows, total: found?.total ?? 0 }
    },
  })
}
