import type { Agent } from '@pkg/domain'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { agents } from '../../database/schema/tables'
import { pageOf } from '../../http/answer-calls'
import { isPublicAgent } from './approved'

interface AgentFilter {
  'filter[region]'?: string
  'filter[state]'?: string
}

/** Returns a page of public advisors by name. */
export const listAgents = (orm: Orm, query: AgentFilter) =>
  pageOfAgents(orm, query, { where: narrowedTo(query), orderBy: [asc(agents.name)] })

/** Returns a public advisor, or nothing. */
export async function publicAgent(orm: Orm, id: string): Promise<Agent | undefined> {
  const [row] = await orm
    .select({ record: agents.record })
    .from(agents)
    .where(and(eq(agents.id, id), isPublicAgent))
  return row?.record
}

/** Returns a page of public advisors of a city, by name or by rating. */
export function listAgentsNear(orm: Orm, query: AgentFilter & { 'filter[city]'?: string; sort?: string }) {
  const city = query['filter[city]']
  const where = and(
    narrowedTo(query),
    city ? sql`lower(${agents.record} -> 'address' ->> 'city') = lower(${city})` : undefined,
  )
  const orderBy = query.sort === 'name' ? [asc(agents.name)] : [sql`${rating} desc`, asc(agents.name)]
  return pageOfAgents(orm, query, { where, orderBy })
}

/** Returns a page of public advisors whose name or city matches the words. */
export function searchAgents(orm: Orm, query: { q: string }) {
  const q = query.q.trim().toLowerCase()
  const words = sql`lower(${agents.name} || ' ' || (${agents.record} -> 'address' ->> 'city'))`
  const where = and(isPublicAgent, sql`(${words} like ${containing(q)} or word_similarity(${q}, ${words}) > 0.5)`)
  return pageOfAgents(orm, query, { where, orderBy: [sql`word_similarity(${q}, ${words}) desc`, asc(agents.name)] })
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
