import {
  addDays,
  anyCareSlug,
  type Area,
  availabilityDays,
  type CareTypeSlug,
  careTypeSlugs,
  earthRadiusInMiles,
  type ListingQuery,
  now,
  type OnlyCondition,
  type Point,
  recentPriceDays,
  siteDay,
  slugify,
} from '@pkg/domain'
import { and, between, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import { communities } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import { isPublic } from './public-condition-store'

const milesPerDegree = 69.0
const comparisons = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` }

/** Residents per size. The limits belong to both sizes. [LIST-012] */
const residents = {
  small: lte(communities.capacity, 20),
  medium: between(communities.capacity, 20, 50),
  large: gte(communities.capacity, 50),
}

/** Returns the conditions of a listing. Families see only status 1, whatever they request. [LIST-003 to LIST-014] */
export function listingConditions(query: ListingQuery): SQL | undefined {
  return and(
    areaConditions(query),
    careCondition(query),
    sizeCondition(query),
    rateCondition(query),
    ratingCondition(query),
    onlyCondition(query),
    payerCondition(query),
    stayCondition(query),
    amenityCondition(query),
  )
}

/** Returns the conditions on area and name, whose filters show no counts. */
export function areaConditions({ filter, ...query }: ListingQuery): SQL | undefined {
  return and(
    isPublic,
    filter.status && sql`${communities.status} ${comparisons[filter.status.operator]} ${filter.status.value}`,
    query.state && eq(communities.state, query.state),
    query.city ? eq(communities.citySlug, slugify(query.city)) : undefined,
    filter.county ? eq(communities.countySlug, slugify(filter.county)) : undefined,
    filter.region && eq(communities.region, filter.region),
    filter.address ? ilike(communities.addressString, containing(filter.address)) : undefined,
    filter.name === undefined ? undefined : hasWords(filter.name),
    filter.id && hasId(filter.id),
    filter.geo && within(filter.geo, filter.geo.miles),
    query.geometry && insideArea(query.geometry),
  )
}

/** Returns the condition on care types, if any. [LIST-007, LIST-009] */
export function careCondition({
  filter,
  toc,
}: Pick<ListingQuery, 'toc'> & { filter: Pick<ListingQuery['filter'], 'careServices'> }): SQL | undefined {
  return and(toc && toc !== anyCareSlug ? offers([toc]) : undefined, filter.careServices && offers(filter.careServices))
}

/** Returns the condition on sizes, if any. [LIST-012] */
export function sizeCondition({ size = [] }: ListingQuery): SQL | undefined {
  return or(...size.map((one) => residents[one]))
}

/** Returns the price that a listing filters by: that of the chosen care type, or else the starting price. 0 is unknown or hidden. [LIST-013] */
export function priceColumn(toc: ListingQuery['toc']): SQL<number> {
  return toc && toc !== anyCareSlug ? carePrice(toc) : sql`${communities.startingRate}`
}

/** Returns the price of a care type. */
export function carePrice(care: CareTypeSlug): SQL<number> {
  return sql`${communities.carePrices}[${sql.raw(String(careTypeSlugs.indexOf(care) + 1))}]`
}

/** Returns the condition on the price, if any. An unknown price never matches. [LIST-013] */
export function rateCondition({ startingRate, toc }: ListingQuery, price = priceColumn(toc)): SQL | undefined {
  const [operator, limit] = startingRate?.split(':') ?? []
  if (operator === undefined) return undefined
  return operator === 'ge' ? sql`${price} >= ${Number(limit)}` : sql`${price} > 0 and ${price} <= ${Number(limit)}`
}

/** Returns the condition on the rating, if any. A community without a rating never matches. [FIND-006] */
export function ratingCondition({ rating }: ListingQuery): SQL | undefined {
  return rating && gte(communities.score, Number(rating.slice('ge:'.length)))
}

/** Returns the conditions on rooms, dates, and fees, if any. [FIND-006] */
export function onlyCondition({ only = [] }: ListingQuery): SQL | undefined {
  return and(...only.map(onlyConditionSql))
}

/** Returns the condition that a community is known to take each source of payment, if any. Unknown isn't no, but no one can search by it. [FIND-022] */
export function payerCondition({ pays = [] }: Pick<ListingQuery, 'pays'>): SQL | undefined {
  return pays.length > 0 ? sql`${communities.pays} @> ${sql.param(`{${pays.join(',')}}`)}::text[]` : undefined
}

/**
 * Returns the condition that someone can stay, if any: the community is known to take Medicaid, or its price is within the limit. An unknown price isn't.
 * [FIND-023]
 */
export function stayCondition({ stays, toc }: ListingQuery, price = priceColumn(toc)): SQL | undefined {
  if (stays === undefined) return undefined
  return sql`(${payerCondition({ pays: ['medicaid'] })} or ${price} > 0 and ${price} <= ${stays})`
}

/**
 * Returns the condition that a statement about rooms isn't too old. The day is that of the East Coast, which is the latest in the 50 states, so a
 * statement never counts longer here than on the community's own page. [TRUST-018]
 */
export const isRecentStatement = (): SQL => sql`stated_on > ${daysAgo(availabilityDays)}::date`

/** Returns the condition of a value of `only`. [FIND-006, TRUST-009, TRUST-018] */
export const onlyConditionSql = (condition: OnlyCondition): SQL => onlyConditionsSql[condition]()

const onlyConditionsSql: Readonly<Record<OnlyCondition, () => SQL>> = {
  'open-rooms': () => sql`${communities.id} in (select community_id from community_rooms
    where status = 'open' and ${isRecentStatement()})`,
  'recent-prices': () => gte(communities.pricesAsOf, daysAgo(recentPriceDays)),
  'no-referral-fee': () => sql`${communities.isPaying} = 0`,
  'weekend-staffing': () => sql`${communities.isStaffedOnWeekends}`,
}

const daysAgo = (days: number) => addDays(siteDay(now()), -days)

/** Returns the condition on amenities, if any. [LIST-014] */
export function amenityCondition({ filter }: ListingQuery): SQL | undefined {
  const flags = Object.entries(filter.amenities ?? {})
  const wanted = flags.flatMap(([flag, isOffered]) => (isOffered ? [flag] : []))
  return and(
    wanted.length > 0 ? sql`${communities.amenities} @> ${sql.param(`{${wanted.join(',')}}`)}::text[]` : undefined,
    ...flags.flatMap(([flag, isOffered]) =>
      isOffered ? [] : [sql`not ${communities.amenities} @> ${sql.param(`{${flag}}`)}::text[]`],
    ),
  )
}

/** Returns the condition that a community has or had one of the slugs. An array lets the planner search the index. [LIFE-006] */
function hasId(ids: readonly string[]): SQL {
  const wanted = sql`${sql.param(`{${ids.map((id) => JSON.stringify(id)).join(',')}}`)}::text[]`
  return sql`${communities.id} = any(array(select unnest(${wanted}) union all
    select current.id from community_slugs former join communities current on current.key = former.community_key
    where former.slug = any(${wanted})))`
}

/** Returns the condition that the name contains every word of a text, in any order. */
export function hasWords(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  return and(...words.map((word) => ilike(communities.name, containing(word))))
}

/** Returns the miles from a point along the great circle. */
export function milesFrom({ latitude, longitude }: Point): SQL<number> {
  const { latitude: lat, longitude: lng } = communities
  return sql<number>`${sql.raw(String(2 * earthRadiusInMiles))} * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${longitude}::float8) / 2), 2))))`
}

/** Returns the condition on the miles from a point: a box, which an index can search, and the exact distance. */
export function within(point: Point, miles: number): SQL | undefined {
  const high = miles / milesPerDegree
  const wide = Math.min(
    180,
    miles / (milesPerDegree * Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180) - 0.01)),
  )
  return and(
    between(communities.latitude, point.latitude - high * 1.01, point.latitude + high * 1.01),
    between(communities.longitude, point.longitude - wide, point.longitude + wide),
    sql`${milesFrom(point)} <= ${miles}`,
  )
}

function insideArea(area: Area): SQL | undefined {
  if (area.kind === 'box') {
    const { south, west, north, east } = area
    const across = west > east
    return and(
      between(communities.latitude, south, north),
      across
        ? or(gte(communities.longitude, west), lte(communities.longitude, east))
        : between(communities.longitude, west, east),
    )
  }
  const latitudes = area.points.map(({ latitude }) => latitude)
  const longitudes = area.points.map(({ longitude }) => longitude)
  const ring = area.points.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')
  return and(
    between(communities.latitude, Math.min(...latitudes), Math.max(...latitudes)),
    between(communities.longitude, Math.min(...longitudes), Math.max(...longitudes)),
    sql`${`(${ring})`}::polygon @> point(${communities.longitude}, ${communities.latitude})`,
  )
}

function offers(care: readonly string[]): SQL {
  return sql`${communities.care} && ${sql.param(`{${care.join(',')}}`)}::text[]`
}
