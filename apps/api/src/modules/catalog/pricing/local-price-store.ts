import type { CareTypeSlug, PricedCommunity, TileAvailability } from '@pkg/domain'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { careCondition, within } from '../communities/listing-condition-store'
import { availability } from '../communities/search-store'
import { isPublic } from '../communities/public-condition-store'

/** Where to read prices: around a point, in a state, or in the whole country. */
export interface PriceArea {
  around?: { latitude: number; longitude: number; miles: number }
  state?: string
}

function inArea({ around, state }: PriceArea, care: CareTypeSlug) {
  return and(
    isPublic,
    careCondition({ toc: care, filter: {} }),
    around && within(around, around.miles),
    state ? eq(communities.state, state) : undefined,
  )
}

/** Returns the number of communities of an area with a care type. */
export async function countOffering(orm: Orm, area: PriceArea, care: CareTypeSlug): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(communities).where(inArea(area, care))
  return found?.count ?? 0
}

/** Returns the prices of the communities of an area that show them, as estimates read them. [TRUTH-010] */
export function listShownPrices(
  orm: Orm,
  area: PriceArea,
  care: CareTypeSlug,
): Promise<(PricedCommunity & { id: string })[]> {
  const { id, record, startingRate } = communities
  return orm
    .select({
      id,
      startingRate,
      slyPrices: sql<PricedCommunity['slyPrices']>`${record} -> 'slyPrices'`,
      pricesByCareType: sql<PricedCommunity['pricesByCareType']>`${record} -> 'pricesByCareType'`,
    })
    .from(communities)
    .where(and(inArea(area, care), sql`${record} ->> 'hidePricing' = 'false'`))
}

/** Returns what a window of the price street says about each of these communities. [LOOK-007] */
export function listWindowFacts(orm: Orm, ids: string[]) {
  const { id, name, care, city, state } = communities
  return orm
    .select({ id, name, care, city, state, availability: sql<TileAvailability | null>`(${availability()})::json` })
    .from(communities)
    .where(inArray(id, ids))
}
