import type { FilterCount, SearchInsights } from '@pkg/api-client'
import {
  type AmenityFlag,
  amenityFlags,
  anyCareSlug,
  type CareTypeSlug,
  careTypeSlugs,
  communitySizes,
  type ListingQuery,
  type MinRating,
  minRatings,
  type OnlyCondition,
  type PaymentSource,
  paymentSources,
  onlyConditions,
  startingRates,
} from '@pkg/domain'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import {
  amenityCondition,
  areaConditions,
  careCondition,
  carePrice,
  onlyCondition,
  onlyConditionSql,
  payerCondition,
  priceColumn,
  rateCondition,
  ratingCondition,
  sizeCondition,
  stayCondition,
} from './listing-condition-store'

/**
 * Returns the counts of a search: for each value of a filter, the number of communities it would show with all other filters unchanged, so
 * people don't end up on an empty page. One statement reads the area's communities once. [API-028, FIND-006, TRUST-011]
 */
export async function searchInsights(orm: Orm, query: ListingQuery): Promise<SearchInsights> {
  const [row] = await rowsOf(orm, insightsStatement(query))
  const { totals, care, sizes, rates, ratings, only, pays, amenities } = insightsRow(row)
  return {
    id: 'current',
    known: totals.known,
    total: totals.total,
    paying: totals.paying,
    ...(totals.priced > 0 && {
      prices: {
        low: roundToTen(totals.low),
        median: roundToTen(totals.median),
        high: roundToTen(totals.high),
      },
    }),
    care: careTypeSlugs.map((value) => countOf(value, care)),
    anyCare: care[anyCareSlug] ?? 0,
    sizes: communitySizes.map((value) => countOf(value, sizes)),
    startingRates: startingRates.map((value) => countOf(value, rates)),
    ratings: minRatings.map((value) => countOf(value, ratings)),
    only: onlyConditions.map((value) => countOf(value, only)),
    pays: paymentSources.map((value) => countOf(value, pays)),
    amenities: amenityFlags
      .map((value): FilterCount<AmenityFlag> => countOf(value, amenities))
      .filter((count) => count.communities > 0)
      .sort((one, other) => other.communities - one.communities),
  }
}

/**
 * Returns the statement of the counts. A filter with one choice is counted without its own condition, because another choice replaces it. Conditions that
 * add up are counted among the communities that are shown.
 */
export function insightsStatement(query: ListingQuery): SQL {
  const fits = (condition: SQL | undefined) => sql`coalesce(${condition ?? sql`true`}, false)`
  const { filter } = query
  const careServices = careCondition({ filter })
  return sql`with area as materialized (
      select amenities, pays, capacity, score, is_paying, ${priceColumn(query.toc)} as price,
        ${sql.join(careTypeSlugs.map(careFit(query)), sql`, `)},
        ${fits(priceConditions(query, sql`${communities.startingRate}`))} as fits_any_care,
        ${fits(careCondition({ ...(query.toc && { toc: query.toc }), filter: {} }))} as fits_care,
        ${fits(sizeCondition(query))} as fits_size,
        ${fits(rateCondition(query))} as fits_rate,
        ${fits(stayCondition(query))} as fits_stay,
        ${fits(ratingCondition(query))} as fits_rating,
        ${fits(and(careServices, onlyCondition(query), payerCondition(query), amenityCondition(query)))} as fits_others,
        ${sql.join(
          onlyConditions.map((condition) => sql`${fits(onlyConditionSql(condition))} as ${onlyColumn(condition)}`),
          sql`, `,
        )}
      from ${communities} where ${and(areaConditions(query))}
    ), shown as (
      select * from area where fits_care and fits_size and fits_rate and fits_stay and fits_rating and fits_others
    )
    select
      (select json_build_object(
        'known', (select count(*) from area where fits_care), 'total', count(*), 'paying', coalesce(sum(is_paying), 0),
        'priced', count(*) filter (where price > 0),
        'low', percentile_cont(0.1) within group (order by nullif(price, 0)),
        'median', percentile_cont(0.5) within group (order by nullif(price, 0)),
        'high', percentile_cont(0.9) within group (order by nullif(price, 0))
      ) from shown) as totals,
      (select ${counts([...careTypeSlugs.map((care) => [care, careColumn(care)] as const), [anyCareSlug, sql`fits_any_care`]])}
        from area where fits_size and fits_rating and fits_others) as care,
      (select ${counts(communitySizes.map((size) => [size, isSize(size)]))} from area
        where fits_care and fits_rate and fits_stay and fits_rating and fits_others) as sizes,
      (select ${counts(startingRates.map((rate) => [rate, isRate(rate)]))} from area
        where fits_care and fits_size and fits_stay and fits_rating and fits_others) as rates,
      (select ${counts(minRatings.map((rating) => [rating, isRated(rating)]))} from area
        where fits_care and fits_size and fits_rate and fits_stay and fits_others) as ratings,
      (select ${counts(onlyConditions.map((condition) => [condition, onlyColumn(condition)]))} from shown) as only_conditions,
      (select ${counts(paymentSources.map((source) => [source, isPaidBy(source)]))} from shown) as payers,
      (select json_object_agg(value, figure) from (
        select unnest(amenities) as value, count(*) as figure from shown group by 1) counted) as amenities`
}

/** The conditions on the price, which another care type changes. [LIST-013, FIND-023] */
const priceConditions = (query: ListingQuery, price: SQL<number>) =>
  and(rateCondition(query, price), stayCondition(query, price))

const counts = (conditions: readonly (readonly [value: string, condition: SQL])[]) =>
  sql`json_build_object(${sql.join(
    conditions.map(([value, condition]) => sql`${value}::text, count(*) filter (where ${condition})`),
    sql`, `,
  )})`

const careColumn = (care: CareTypeSlug) => sql`${sql.identifier(`care_${care}`)}`
const isPaidBy = (source: PaymentSource) => sql`${source}::text = any(pays)`
const onlyColumn = (condition: OnlyCondition) => sql`${sql.identifier(`only_${condition}`)}`

/** Whether a community offers a care type at a price that fits. [LIST-013] */
const careFit = (query: ListingQuery) => (care: CareTypeSlug) =>
  sql`coalesce(${and(careCondition({ toc: care, filter: {} }), priceConditions(query, carePrice(care)))}, false) as ${careColumn(care)}`

const isSize = (size: (typeof communitySizes)[number]) =>
  ({ small: sql`capacity <= 20`, medium: sql`capacity between 20 and 50`, large: sql`capacity >= 50` })[size]

const isRated = (rating: MinRating) => sql`score >= ${sql.raw(rating.slice('ge:'.length))}`

function isRate(rate: (typeof startingRates)[number]): SQL {
  const [operator, limit] = rate.split(':')
  return operator === 'ge'
    ? sql`price >= ${sql.raw(String(Number(limit)))}`
    : sql`price > 0 and price <= ${sql.raw(String(Number(limit)))}`
}

type Counted = Readonly<Record<string, number>>

function insightsRow(row: Record<string, unknown> | undefined) {
  const totals = parseCounts(row?.['totals'])
  const number = (name: string) => totals[name] ?? 0
  return {
    totals: {
      known: number('known'),
      total: number('total'),
      paying: number('paying'),
      priced: number('priced'),
      low: number('low'),
      median: number('median'),
      high: number('high'),
    },
    care: parseCounts(row?.['care']),
    sizes: parseCounts(row?.['sizes']),
    rates: parseCounts(row?.['rates']),
    ratings: parseCounts(row?.['ratings']),
    only: parseCounts(row?.['only_conditions']),
    pays: parseCounts(row?.['payers']),
    amenities: parseCounts(row?.['amenities']),
  }
}

function parseCounts(value: unknown): Counted {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, figure]) => [name, Number(figure ?? 0)]))
}

const countOf = <Value extends string>(value: Value, counted: Counted): FilterCount<Value> => ({
  value,
  communities: counted[value] ?? 0,
})

const roundToTen = (price: number) => Math.round(price / 10) * 10
