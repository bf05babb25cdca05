import { type CareTypeSlug, careTypeSlugs } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'

/** Returns price ranges and counts by care type, for a state or the whole country. Prices are the 10th to 90th percentile. [API-025] */
export async function loadStats(orm: Orm, state: string | undefined) {
  const within = state ? sql`status = 1 and state = ${state}` : sql`status = 1`
  const [totals] = await rowsOf(
    orm,
    sql`select count(*)::int as communities, sum(is_paying)::int as paying from communities where ${within}`,
  )
  const care = await rowsOf(
    orm,
    sql`select care_type, count(*)::int as communities,
        percentile_cont(0.1) within group (order by price) as low,
        percentile_cont(0.9) within group (order by price) as high
      from (
        select unnest(care) as care_type, case when record ->> 'hidePricing' = 'false' then record -> 'pricesByCareType' end as prices
        from communities where ${within}
      ) offered,
      lateral (select (prices -> care_type ->> 'price')::int as price) priced
      group by care_type`,
  )
  const byType = new Map(care.map((row) => [row['care_type'], row]))
  return {
    id: state ?? 'US',
    communities: Number(totals?.['communities'] ?? 0),
    paying: Number(totals?.['paying'] ?? 0),
    care: careTypeSlugs.map((slug: CareTypeSlug) => {
      const row = byType.get(slug)
      return {
        slug,
        communities: Number(row?.['communities'] ?? 0),
        low: roundToTen(row?.['low']),
        high: roundToTen(row?.['high']),
      }
    }),
  }
}

function roundToTen(value: unknown): number {
  return Math.round(Number(value ?? 0) / 10) * 10
}
