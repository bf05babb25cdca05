import type { AreaPrices, CareTypeSlug } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'

/** The fewest communities that amounts of an area come from, so they show no single community's price. */
const fewest = 5

/** Where a community is. */
interface Area {
  state: string
  county: string
  stateName: string
}

/**
 * Returns what the communities of a county, or else of its state, charge a month for a care type: the middle half of the prices that they state and
 * show. Returns none for fewer than five. [TRUST-012, TRUTH-010]
 */
export async function findAreaPrices(
  orm: Orm,
  { state, county, stateName }: Area,
  care: CareTypeSlug,
): Promise<AreaPrices | undefined> {
  const inCounty = await loadPrices(orm, sql`state = ${state} and county = ${county}`, care)
  if (inCounty) return { ...inCounty, place: `${county} County, ${state}` }
  const inState = await loadPrices(orm, sql`state = ${state}`, care)
  return inState && { ...inState, place: stateName }
}

async function loadPrices(orm: Orm, within: SQL, care: CareTypeSlug): Promise<Omit<AreaPrices, 'place'> | undefined> {
  const [row] = await rowsOf(
    orm,
    sql`select count(*)::int as communities, max(as_of) as as_of,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as prices
      from (
        select (record -> 'pricesByCareType' -> ${care}::text ->> 'price')::int as price, record ->> 'pricesAsOf' as as_of
        from communities
        where status = 1 and ${within} and record ->> 'hidePricing' = 'false' and record ->> 'isRateEstimated' = 'false'
          and coalesce(record -> 'pricesByCareType' -> ${care}::text ->> 'isEstimate', 'false') = 'false'
      ) stated
      where price > 0`,
  )
  const communities = Number(row?.['communities'] ?? 0)
  const [low = 0, likely = 0, high = 0] = toNumbers(row?.['prices']).map(roundToFifty)
  const asOf = row?.['as_of']
  if (communities < fewest) return undefined
  return { low, likely, high, communities, ...(typeof asOf === 'string' ? { asOf } : {}) }
}

const toNumbers = (values: unknown): number[] => (Array.isArray(values) ? values.map(Number) : [])

const roundToFifty = (price: number) => Math.round(price / 50) * 50
