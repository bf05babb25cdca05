import type { ListingQuery, Point } from '@pkg/domain'
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { communities } from '../database/schema/tables'
import { listingConditions, milesFrom } from './listing-conditions'
import { resourceFromFragment } from './tile-fragment'

/** A page of a listing: JSON:API resources ready to be joined, and the count over all pages. */
export interface FoundCommunities {
  resources: string[]
  total: number
  /** Of the total, how many pay when a person moves in. [TRUST-011] */
  paying: number
}

/** Finds the communities of a listing. */
export async function searchCommunities(orm: Orm, query: ListingQuery): Promise<FoundCommunities> {
  const statements = listingStatements(orm, query)
  const [totals, rows] = await Promise.all([statements.totals, statements.rows])
  return {
    resources: rows.map(({ tile, distance }) => resourceFromFragment(tile, distance)),
    total: totals[0]?.total ?? 0,
    paying: totals[0]?.paying ?? 0,
  }
}

/** The two statements of a listing, run when awaited: the counts over all pages, and the rows of one. */
export function listingStatements(orm: Orm, query: ListingQuery) {
  const where = listingConditions(query)
  const point = query.filter.geo ?? query.geo
  const order = orderOf(query.sort, point)
  const totals = orm
    .select({ total: count(), paying: sql<number>`coalesce(sum(${communities.isPaying}), 0)::int` })
    .from(communities)
    .where(where)
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
