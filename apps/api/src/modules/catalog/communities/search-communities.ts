import type { ListingQuery, Point } from '@pkg/domain'
import { and, asc, desc, eq, is, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { separateValues } from '../../../database/statement-template'
import { communities, communityCounts } from '../../../database/schema/tables'
import { keptConditions } from './kept-conditions'
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
  const { text, parts, values } = keptTemplate(query, staff)
  const { totals, rows } = prepared(orm, text, () => listingStatements(orm, parts))
  const [counted, found] = await Promise.all([totals.execute(values), rows.execute(values)])
  return {
    resources: found.map(({ tile, distance }) => resourceFromFragment(tile, distance)),
    total: counted[0]?.total ?? 0,
    paying: counted[0]?.paying ?? 0,
  }
}

/** Shapes of listings are many, but people use few: these are kept ready. */
const mostPrepared = 300
const preparedByOrm = new WeakMap<Orm, Map<string, SerializedDocument>>()

type Statements = ReturnType<typeof listingStatements>
interface SerializedDocument {
  totals: ReturnType<Statements['totals']['prepare']>
  rows: ReturnType<Statements['rows']['prepare']>
}

function prepared(orm: Orm, text: string, make: () => Statements): SerializedDocument {
  const known = preparedByOrm.get(orm) ?? new Map<string, SerializedDocument>()
  preparedByOrm.set(orm, known)
  const found = known.get(text)
  if (found) return found
  const { totals, rows } = make()
  // Without a name nothing stays behind in the database's session, which a pooler may hand to others.
  const made = { totals: totals.prepare(''), rows: rows.prepare('') }
  known.set(text, made)
  const [oldest] = known.keys()
  if (known.size > mostPrepared && oldest !== undefined) known.delete(oldest)
  return made
}

/** Most people ask what others have just asked: the pieces of the last questions are kept too. */
const mostTemplates = 500
const templates = new Map<string, ReturnType<typeof listingTemplate>>()

function keptTemplate(query: ListingQuery, staff: StaffConditions) {
  const key = JSON.stringify([query, staff])
  const known = templates.get(key)
  if (known) return known
  const template = listingTemplate(query, staff)
  templates.set(key, template)
  const [oldest] = templates.keys()
  if (templates.size > mostTemplates && oldest !== undefined) templates.delete(oldest)
  return template
}

/** The pieces of a listing's statements apart from their values. */
export function listingTemplate(query: ListingQuery, { isReferable }: StaffConditions = {}) {
  const point = query.filter.geo ?? query.geo
  return separateValues({
    where: and(listingConditions(query), isReferable ? sql`${communities.isReferable}` : undefined),
    kept: isReferable ? undefined : keptConditions(query, communityCounts),
    distance: distanceFrom(point),
    order: orderOf(query.sort, point),
    limit: sql`${query.pageSize}`,
    offset: sql`${(query.pageNumber - 1) * query.pageSize}`,
  })
}

/** The two statements of a listing: the counts over all pages, and the rows of one. */
export function listingStatements(
  orm: Orm,
  { where, kept, distance, order, limit, offset }: ReturnType<typeof listingTemplate>['parts'],
) {
  const totals = totalsStatement(orm, kept, where)
  // Tiles are read of the page alone: most orders know its ids from an index.
  const page = orm
    .select({ id: communities.id, distance: distance.as('distance') })
    .from(communities)
    .where(where)
    .orderBy(...order)
    .limit(onlyPlaceholder(limit))
    .offset(onlyPlaceholder(offset))
    .as('page')
  const rows = orm
    .select({ tile: communities.tile, distance: page.distance })
    .from(page)
    .innerJoin(communities, eq(communities.id, page.id))
    .orderBy(...order)
  return { totals, rows }
}

function onlyPlaceholder({ queryChunks }: SQL): Placeholder {
  const found = queryChunks.find((chunk) => is(chunk, Placeholder))
  if (!found) throw new Error('There is no placeholder')
  return found
}

/** Of a state, or of all, by care at most, the figures are kept; all others are counted from an index. */
function totalsStatement(orm: Orm, kept: SQL | undefined, where: SQL | undefined) {
  // Both count in the same words, so that either may answer.
  const figures = kept
    ? {
        total: sql<number>`coalesce(sum(${communityCounts.communities}), 0)::int`,
        paying: sql<number>`coalesce(sum(${communityCounts.paying}), 0)::int`,
      }
    : { total: sql<number>`count(*)::int`, paying: sql<number>`coalesce(sum(${communities.isPaying}), 0)::int` }
  return orm
    .select(figures)
    .from(kept ? communityCounts : communities)
    .where(kept ?? where)
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
