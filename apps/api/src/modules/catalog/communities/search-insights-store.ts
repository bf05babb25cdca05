import type { FilterCount, SearchInsights } from '@pkg/api-client'
import {
  type AmenityFlag,
  amenityFlags,
  careTypeSlugs,
  communitySizes,
  type ListingQuery,
  startingRates,
} from '@pkg/domain'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import {
  amenityCondition,
  areaConditions,
  careCondition,
  rateCondition,
  sizeCondition,
} from './listing-condition-store'

/**
 * Returns the counts of a search: for each value of a filter, the number of communities it would show with all other filters unchanged, so
 * people don't end up on an empty page. One statement reads the area's communities once. [API-028, TRUST-011]
 */
export async function searchInsights(orm: Orm, query: ListingQuery): Promise<SearchInsights> {
  const [row] = await rowsOf(orm, insightsStatement(query))
  const { totals, care, sizes, rates, amenities } = insightsRow(row)
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
    sizes: communitySizes.map((value) => countOf(value, sizes)),
    startingRates: startingRates.map((value) => countOf(value, rates)),
    amenities: amenityFlags
      .map((value): FilterCount<AmenityFlag> => countOf(value, amenities))
      .filter((count) => count.communities > 0)
      .sort((one, other) => other.communities - one.communities),
  }
}

/** Returns the statement of the counts. */
export function insightsStatement(query: ListingQuery): SQL {
  const always = (condition: SQL | undefined) => condition ?? sql`true`
  const sizes = communitySizes.map((size) => sql`${size}::text, count(*) filter (where ${isSize(size)})`)
  const rates = startingRates.map((rate) => sql`${rate}::text, count(*) filter (where ${isRate(rate)})`)
  return sql`with area as materialized (
      select care, amenities, capacity, starting_rate, is_paying,
        coalesce(${always(careCondition(query))}, false) as fits_care,
        coalesce(${always(sizeCondition(query))}, false) as fits_size,
        coalesce(${always(rateCondition(query))}, false) as fits_rate,
        coalesce(${always(amenityCondition(query))}, false) as fits_amenities
      from ${communities} where ${and(areaConditions(query))}
    ), shown as (
      select * from area where fits_care and fits_size and fits_rate and fits_amenities
    )
    select
      (select json_build_object(
        'known', (select count(*) from area), 'total', count(*), 'paying', coalesce(sum(is_paying), 0),
        'priced', count(*) filter (where starting_rate > 0),
        'low', percentile_cont(0.1) within group (order by nullif(starting_rate, 0)),
        'median', percentile_cont(0.5) within group (order by nullif(starting_rate, 0)),
        'high', percentile_cont(0.9) within group (order by nullif(starting_rate, 0))
      ) from shown) as totals,
      (select json_object_agg(value, figure) from (
        select unnest(care) as value, count(*) as figure from area
        where fits_size and fits_rate and fits_amenities group by 1) counted) as care,
      (select json_build_object(${sql.join(sizes, sql`, `)}) from area
        where fits_care and fits_rate and fits_amenities) as sizes,
      (select json_build_object(${sql.join(rates, sql`, `)}) from area
        where fits_care and fits_size and fits_amenities) as rates,
      (select json_object_agg(value, figure) from (
        select unnest(amenities) as value, count(*) as figure from shown group by 1) counted) as amenities`
}

const isSize = (size: (typeof communitySizes)[number]) =>
  ({ small: sql`capacity <= 20`, medium: sql`capacity between 20 and 50`, large: sql`capacity >= 50` })[size]

function isRate(rate: (typeof startingRates)[number]): SQL {
  const [operator, limit] = rate.split(':')
  return operator === 'ge'
    ? sql`starting_rate >= ${sql.raw(String(Number(limit)))}`
    : sql`starting_rate > 0 and starting_rate <= ${sql.raw(String(Number(limit)))}`
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
