import type { AreaPrices, CareTypeSlug } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { hasCareFee } from '../../../database/schema/catalog'

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
export const findAreaPrices = (orm: Orm, area: Area, care: CareTypeSlug): Promise<AreaPrices | undefined> =>
  findMiddleHalf(
    orm,
    area,
    sql`select (record -> 'pricesByCareType' -> ${care}::text ->> 'price')::int as price, record
      from communities
      where record ->> 'isRateEstimated' = 'false'
        and coalesce(record -> 'pricesByCareType' -> ${care}::text ->> 'isEstimate', 'false') = 'false'`,
  )

/**
 * Returns what the communities of a county, or else of its state, charge a month for care on top of the rent: the middle half of the fees that they
 * state and show. Returns none for fewer than five. [FIND-025]
 */
export const findAreaCareFees = (orm: Orm, area: Area, care: CareTypeSlug): Promise<AreaPrices | undefined> =>
  findMiddleHalf(
    orm,
    area,
    sql`select (stated ->> 'from')::int as price, record
      from communities, jsonb_array_elements(record -> 'slyPrices') listed, jsonb_array_elements(listed -> 'prices') stated
      where ${hasCareFee} and listed ->> 'title' = ${care} and stated ->> 'type' = 'additionalService'
        and coalesce(stated ->> 'isEnabled', 'true') = 'true'`,
  )

/** Returns the middle half of the prices that live communities of an area show. `prices` selects each `price` with the `record` of its community. */
async function findMiddleHalf(
  orm: Orm,
  { state, county, stateName }: Area,
  prices: SQL,
): Promise<AreaPrices | undefined> {
  const inCounty = await load(orm, sql`${prices} and state = ${state} and county = ${county}`)
  if (inCounty) return { ...inCounty, place: `${county} County, ${state}` }
  const inState = await load(orm, sql`${prices} and state = ${state}`)
  return inState && { ...inState, place: stateName }
}

async function load(orm: Orm, prices: SQL): Promise<Omit<AreaPrices, 'place'> | undefined> {
  const [row] = await rowsOf(
    orm,
    sql`select count(*)::int as communities, max(record ->> 'pricesAsOf') as as_of,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as prices
      from (${prices} and status = 1 and record ->> 'hidePricing' = 'false') shown
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
