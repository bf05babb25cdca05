import { anyCareSlug, type ListingQuery, now, type Point, siteDay } from '@pkg/domain'
import { and, asc, desc, eq, is, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { separateValues } from '../../../database/statement-template'
import { communities, communityCounts } from '../../../database/schema/tables'
import { countConditions } from './count-condition-store'
import { countedOnce, isCountedThroughout, type Totals } from './counted-totals'
import { isRecentStatement, listingConditions, milesFrom, priceColumn } from './listing-condition-store'
import { resourceFromFragment } from './tile-fragment'

/** A page of a listing: serialized JSON:API resources, and the totals over all pages. */
export interface FoundCommunities extends Totals {
  resources: string[]
}

/** Conditions for staff only. */
export interface StaffConditions {
  /** Only communities that accept automatic referrals. */
  isReferable?: boolean
}

/** Returns a page of a listing. */
export async function searchCommunities(
  orm: Orm,
  query: ListingQuery,
  staff: StaffConditions = {},
): Promise<FoundCommunities> {
  const care = chosenCare(query)
  const { text, parts, values } = cachedTemplate(query, staff)
  const { totals, rows } = prepared(orm, text, () => listingStatements(orm, parts))
  const count = async (): Promise<Totals> => (await totals.execute(values))[0] ?? { total: 0, paying: 0 }
  const [counted, found] = await Promise.all([
    isCountedThroughout(query) ? countedOnce(orm, [query, staff], count) : count(),
    rows.execute(values),
  ])
  return {
    resources: found.map(({ tile, price, ...values }) =>
      resourceFromFragment(tile, { ...values, ...(care && { carePrice: { care, price: price ?? 0 } }) }),
    ),
    ...counted,
  }
}

/** The most prepared statements per connection pool. People use only few of the possible shapes. */
const maxPrepared = 300
const preparedByOrm = new WeakMap<Orm, Map<string, Prepared>>()

type Statements = ReturnType<typeof listingStatements>
interface Prepared {
  totals: ReturnType<Statements['totals']['prepare']>
  rows: ReturnType<Statements['rows']['prepare']>
}

function prepared(orm: Orm, text: string, make: () => Statements): Prepared {
  const statements = preparedByOrm.get(orm) ?? new Map<string, Prepared>()
  preparedByOrm.set(orm, statements)
  const existing = statements.get(text)
  if (existing) return existing
  const { totals, rows } = make()
  // Without a name, nothing stays in the database session, which a connection pooler can share.
  const made = { totals: totals.prepare(''), rows: rows.prepare('') }
  statements.set(text, made)
  const [oldest] = statements.keys()
  if (statements.size > maxPrepared && oldest !== undefined) statements.delete(oldest)
  return made
}

/** The most cached templates. Many people send the same queries. */
const maxTemplates = 500
const templates = new Map<string, ReturnType<typeof listingTemplate>>()

function cachedTemplate(query: ListingQuery, staff: StaffConditions) {
  // What counts as recent depends on the day.
  const key = JSON.stringify([query, staff, siteDay(now())])
  const known = templates.get(key)
  if (known) return known
  const template = listingTemplate(query, staff)
  templates.set(key, template)
  const [oldest] = templates.keys()
  if (templates.size > maxTemplates && oldest !== undefined) templates.delete(oldest)
  return template
}

/** Returns the parts of a listing's statements without their values. */
export function listingTemplate(query: ListingQuery, { isReferable }: StaffConditions = {}) {
  const point = query.filter.geo ?? query.geo
  return separateValues({
    where: and(listingConditions(query), isReferable ? sql`${communities.isReferable}` : undefined),
    counts: isReferable ? undefined : countConditions(query, communityCounts),
    distance: distanceFrom(point),
    price: priceColumn(chosenCare(query)),
    availability: availability(),
    order: orderBy(query, point),
    limit: sql`${query.pageSize}`,
    offset: sql`${(query.pageNumber - 1) * query.pageSize}`,
  })
}

/** Returns the two statements of a listing: totals over all pages, and the rows of one page. */
export function listingStatements(
  orm: Orm,
  { where, counts, distance, price, availability, order, limit, offset }: ReturnType<typeof listingTemplate>['parts'],
) {
  const totals = totalsStatement(orm, counts, where)
  // Only the page's tiles are read. For most sort orders, an index has its ids.
  const page = orm
    .select({ id: communities.id, distance: distance.as('distance') })
    .from(communities)
    .where(where)
    .orderBy(...order)
    .limit(onlyPlaceholder(limit))
    .offset(onlyPlaceholder(offset))
    .as('page')
  const rows = orm
    .select({ tile: communities.tile, distance: page.distance, price, availability })
    .from(page)
    .innerJoin(communities, eq(communities.id, page.id))
    .orderBy(...order)
  return { totals, rows }
}

/** Returns the care type that a listing is about, if it's about one. */
const chosenCare = ({ toc }: ListingQuery) => (toc === anyCareSlug ? undefined : toc)

/** Returns what was said about rooms in the last 10 days, the best status first, as the JSON that a tile contains. [TRUST-018] */
export const availability = () => sql<string | null>`(
  select json_strip_nulls(json_build_object('status', status, 'statedOn', max(stated_on),
    'openRooms', case when count(open_rooms) = count(*) then sum(open_rooms) end))::text
  from community_rooms where community_id = ${communities.id} and ${isRecentStatement()}
  group by status order by array_position('{open,waitlist,full}'::text[], status) limit 1)`

function onlyPlaceholder({ queryChunks }: SQL): Placeholder {
  const found = queryChunks.find((chunk) => is(chunk, Placeholder))
  if (!found) throw new Error('There is no placeholder')
  return found
}

/** Returns the statement of the totals, from stored counts if the filters are only state and care types, otherwise from an index. */
function totalsStatement(orm: Orm, counts: SQL | undefined, where: SQL | undefined) {
  // Both select the same columns, so either can be the result.
  const columns = counts
    ? {
        total: sql<number>`coalesce(sum(${communityCounts.communities}), 0)::int`,
        paying: sql<number>`coalesce(sum(${communityCounts.paying}), 0)::int`,
      }
    : { total: sql<number>`count(*)::int`, paying: sql<number>`coalesce(sum(${communities.isPaying}), 0)::int` }
  return orm
    .select(columns)
    .from(counts ? communityCounts : communities)
    .where(counts ?? where)
}

function distanceFrom(point: Point | undefined): SQL<number | null> {
  return point ? milesFrom(point) : sql<null>`null::float8`
}

/** Returns the order, by price for the price that the listing filters by. It never depends on a fee. Ties are sorted by id, so pages don't repeat or skip communities. [TRUST-010] */
function orderBy({ sort, toc }: ListingQuery, point: Point | undefined) {
  const { score, name, rank, id } = communities
  const price = priceColumn(toc)
  const unknownLast = sql`${price} = 0`
  switch (sort) {
    case 'price':
      return [unknownLast, asc(price), asc(id)]
    case '-price':
      return [unknownLast, desc(price), asc(id)]
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
