import { anyCareSlug, type ListingQuery, type Point } from '@pkg/domain'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { communities, communityCounts } from '../database/schema/tables'
import { listingConditions, milesFrom } from './listing-conditions'
import { resourceFromFragment } from './tile-fragment'

/** A page of a listing: JSON:API resources ready to be joined, and the count over all pages. */
export interface FoundCommunities {
  resources: string[]
  total: number
  /** Of the total, how many pay when a person moves in. [TRUST-011] */
  paying: number
}

/** What staff may ask for besides. */
export interface StaffConditions {
  /** Only communities that take referrals unasked. */
  isReferable?: boolean
}

/** Finds the communities of a listing. */
export async function searchCommunities(
  orm: Orm,
  query: ListingQuery,
  staff: StaffConditions = {},
): Promise<FoundCommunities> {
  const statements = listingStatements(orm, query, staff)
  const [totals, rows] = await Promise.all([statements.totals, statements.rows])
  return {
    resources: rows.map(({ tile, distance }) => resourceFromFragment(tile, distance)),
    total: totals[0]?.total ?? 0,
    paying: totals[0]?.paying ?? 0,
  }
}

/** The two statements of a listing, run when awaited: the counts over all pages, and the rows of one. */
export function listingStatements(orm: Orm, query: ListingQuery, { isReferable }: StaffConditions = {}) {
  const where = and(listingConditions(query), isReferable ? sql`${communities.isReferable}` : undefined)
  const point = query.filter.geo ?? query.geo
  const order = orderOf(query.sort, point)
  const totals = totalsStatement(orm, isReferable ? undefined : keptConditions(query), where)
  // Tiles are read of the page alone: most orders know its ids from an index.
  const page = orm
    .select({ id: communities.id, distance: distanceFrom(point).as('distance') })
    .from(communities)
    .where(where)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
    .as('page')
  const rows = orm
    .select({ tile: communities.tile, distance: page.distance })
    .from(page)
    .innerJoin(communities, eq(communities.id, page.id))
    .orderBy(...order)
  return { totals, rows }
}

/** Of a state, or of all, by care at most, the figures are kept; all others are counted from an index. */
function totalsStatement(orm: Orm, kept: SQL[] | undefined, where: SQL | undefined) {
  if (!kept) {
    return orm
      .select({ total: count(), paying: sql<number>`coalesce(sum(${communities.isPaying}), 0)::int` })
      .from(communities)
      .where(where)
  }
  return orm
    .select({
      total: sql<number>`coalesce(sum(${communityCounts.communities}), 0)::int`,
      paying: sql<number>`coalesce(sum(${communityCounts.paying}), 0)::int`,
    })
    .from(communityCounts)
    .where(and(...kept))
}

/** The conditions of a listing on the kept figures, unless it has others. */
function keptConditions({ filter, state, toc, ...query }: ListingQuery): SQL[] | undefined {
  const { careServices, status: _public, ...others } = filter
  const { city, geometry, size, startingRate } = query
  const isPlain = [city, geometry, size, startingRate, ...Object.values(others)].every((value) => value === undefined)
  if (!isPlain || filter.status) return undefined
  const offers = (care: readonly string[]) =>
    sql`${communityCounts.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`
  return [
    ...(state ? [eq(communityCounts.state, state)] : []),
    ...(toc && toc !== anyCareSlug ? [offers([toc])] : []),
    ...(careServices ? [offers(careServices)] : []),
  ]
}

function distanceFrom(point: Point | undefined): SQL<number | null> {
  return point ? milesFrom(point) : sql<null>`null::float8`
}

/** No order reads a fee; ties are broken by id, so that pages neither repeat nor skip. [TRUST-010] */
function orderOf(sort: ListingQuery['sort'], point: Point | undefined) {
  const { startingRate, score, name, rank, id } = communities
  const unknownLast = sql`${startingRate} = 0`
  switch (sort) {
    case 'price':
      return [unknownLast, asc(startingRate), asc(id)]
    case '-price':
      return [unknownLast, desc(startingRate), asc(id)]
    case 'score':
      return [sql`${score} asc nulls last`, asc(id)]
    case '-score':
      return [sql`${score} desc nulls last`, asc(id)]
    case 'name':
      return [asc(name), asc(id)]
    case 'distance':
      return point ? [asc(milesFrom(point)), asc(id)] : [desc(rank), asc(id)]
    case 'recommended':
      return [desc(rank), asc(id)]
  }
}
