import type { CareCost } from '@pkg/api-client'
import type { CareTypeSlug } from '@pkg/domain'
import { and, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { careCondition, carePrice } from '../communities/listing-condition-store'
import { isPublic } from '../communities/public-condition-store'

/** The fewest communities that amounts come from, so they show no single community's price. */
const fewest = 5

/**
 * Returns what a care type costs in each state: the middle half of the prices of communities that state and show prices. Estimates from a state's price
 * level don't count. [FIND-008, TRUTH-010]
 */
export async function listCareCosts(orm: Orm, care: CareTypeSlug): Promise<CareCost[]> {
  const rows = await rowsOf(
    orm,
    sql`select state, count(*)::int as communities, count(price)::int as priced, max(as_of)::text as as_of,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as prices
      from (
        select state, case when prices_as_of is not null then nullif(${carePrice(care)}, 0) end as price,
          case when ${carePrice(care)} > 0 then prices_as_of end as as_of
        from ${communities} where ${and(isPublic, careCondition({ toc: care, filter: {} }))}
      ) offered
      group by state order by state`,
  )
  return rows.map(({ state, communities: offering, priced, as_of: asOf, prices }) => {
    const [low = 0, median = 0, high = 0] = Array.isArray(prices) ? prices.map(roundToFifty) : []
    return {
      id: String(state),
      communities: Number(offering),
      priced: Number(priced),
      ...(Number(priced) >= fewest && { prices: { low, median, high } }),
      ...(typeof asOf === 'string' && { asOf }),
    }
  })
}

const roundToFifty = (price: unknown) => Math.round(Number(price) / 50) * 50
