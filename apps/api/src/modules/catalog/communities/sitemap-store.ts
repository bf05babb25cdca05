import type { SitemapEntry, SitemapPage } from '@pkg/api-client'
import { agentsUrl, approvedStatus, categoryUrl, communityUrl, isCareTypeSlug, stateByCode } from '@pkg/domain'
import { and, asc, count, eq, exists, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import { agents, communities, places } from '../../../database/schema/tables'
import { isPublic } from './public-condition-store'

/** Public and not a demo, which no search engine should list. [TRUTH-013] */
const isListed = and(isPublic, ne(communities.source, 'demo'))

/** Returns the paths of states that have communities. */
export async function sitemapStates(orm: Orm, query: SitemapQuery, page: PageSlice): Promise<SitemapPage> {
  const rows = await orm
    .selectDistinct({ code: communities.state })
    .from(communities)
    .where(and(isListed, query.state ? eq(communities.state, query.state) : undefined))
  const paths = rows.flatMap(({ code }) => (stateByCode(code) ? [categoryUrl({ state: code })] : [])).sort()
  return slicePage(paths, query, page)
}

/** Returns the paths of cities and neighborhoods that have communities. */
export const sitemapCities = (orm: Orm, query: SitemapQuery, page: PageSlice): Promise<SitemapPage> =>
  listPlaces(orm, ['city', 'neighborhood'], communities.citySlug, { ...query, ...page })

/** Returns the paths of counties that have communities. */
export const sitemapCounties = (orm: Orm, query: SitemapQuery, page: PageSlice): Promise<SitemapPage> =>
  listPlaces(orm, ['county'], communities.countySlug, { ...query, ...page })

/** Returns the paths of public communities. */
export async function sitemapCommunities(orm: Orm, query: SitemapQuery, page: PageSlice): Promise<SitemapPage> {
  const { id, state, citySlug, care } = communities
  const where = and(isListed, query.state ? eq(state, query.state) : undefined)
  const rows = await orm
    .select({ id, state, citySlug, care: sql<string>`${care}[1]` })
    .from(communities)
    .where(and(where, isAfter(id, query.after)))
    .orderBy(...(query.state ? [asc(state)] : []), asc(id))
    .limit(page.size + 1)
    .offset(query.after === undefined ? page.offset : 0)
  const [found] = await orm.select({ total: count() }).from(communities).where(where)
  const items = rows.map((row) => {
    const address = { state: row.state, city: row.citySlug }
    return { id: row.id, path: communityUrl({ id: row.id, care: [row.care].filter(isCareTypeSlug), address }) }
  })
  return { ...toPage(items, page.size), total: found?.total ?? 0 }
}

/** Returns the paths of approved advisors. */
export async function sitemapAgents(orm: Orm, query: SitemapQuery, page: PageSlice): Promise<SitemapPage> {
  const where = and(
    gte(agents.status, approvedStatus),
    query.state ? sql`${agents.states} @> ${sql.param(`{${query.state}}`)}::text[]` : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select({ record: agents.record })
    .from(agents)
    .where(and(where, isAfter(agents.id, query.after)))
    .orderBy(asc(agents.id))
    .limit(page.size + 1)
    .offset(query.after === undefined ? page.offset : 0)
  const items = rows.map(({ record: { id, region, address } }) => {
    const state = stateByCode(address.state)?.code
    return { id, path: agentsUrl({ region, agentId: id, ...(state && { city: { name: address.city, state } }) }) }
  })
  return { ...toPage(items, page.size), total: found?.total ?? 0 }
}

/** The part of a list to return. */
interface PageSlice {
  size: number
  offset: number
}

/** Filters of a list. `after` is the last id of the previous page. */
interface SitemapQuery {
  state?: string
  after?: string
}

const isAfter = (column: PgColumn, after: string | undefined): SQL | undefined =>
  after === undefined ? undefined : gt(column, after)

/** Returns a page of the places that have communities, by state and slug. The id of an entry is `CO/boulder`. */
async function listPlaces(
  orm: Orm,
  kinds: ('city' | 'neighborhood' | 'county')[],
  communitySlugColumn: PgColumn,
  { size, offset, ...query }: SitemapQuery & PageSlice,
): Promise<SitemapPage> {
  const where = and(
    inArray(places.kind, kinds),
    query.state ? eq(places.state, query.state) : undefined,
    exists(
      orm
        .select({ one: sql`1` })
        .from(communities)
        .where(and(isListed, eq(communities.state, places.state), eq(communitySlugColumn, places.slug))),
    ),
  )
  const [afterState = '', afterSlug = ''] = query.after?.split('/') ?? []
  const rows = await orm
    .selectDistinct({ state: places.state, slug: places.slug })
    .from(places)
    .where(
      and(
        where,
        query.after === undefined ? undefined : sql`(${places.state}, ${places.slug}) > (${afterState}, ${afterSlug})`,
      ),
    )
    .orderBy(asc(places.state), asc(places.slug))
    .limit(size + 1)
    .offset(query.after === undefined ? offset : 0)
  const [found] = await orm
    .select({ total: sql<number>`count(distinct (${places.state}, ${places.slug}))::int` })
    .from(places)
    .where(where)
  const items = rows.map(({ state, slug }) => ({
    id: `${state}/${slug}`,
    path: categoryUrl({ state, city: slug }),
  }))
  return { ...toPage(items, size), total: found?.total ?? 0 }
}

function slicePage(paths: readonly string[], query: SitemapQuery, page: PageSlice): SitemapPage {
  const { after } = query
  const remaining = after === undefined ? paths.slice(page.offset) : paths.filter((path) => path > after)
  return {
    ...toPage(
      remaining.map((path) => ({ id: path, path })),
      page.size,
    ),
    total: paths.length,
  }
}

/** Returns a page from a list with one extra entry, which shows that there's a next page. */
function toPage(items: SitemapEntry[], size: number): { items: SitemapEntry[]; next?: string } {
  const shown = items.slice(0, size)
  const last = shown.at(-1)
  return { items: shown, ...(items.length > size && last && { next: last.id }) }
}
