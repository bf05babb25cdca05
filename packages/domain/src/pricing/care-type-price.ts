import type { CareTypeSlug } from '../care/care-types'
import { estimateCareTypes, estimatePrice, lowestRoomPrice, pricedCareType, type PricedCommunity } from './estimates'

/**
 * Returns what a care type costs at a community in whole dollars a month, or 0 if nothing is known: the lowest room price, then the care type's listed
 * price, then an estimate from the starting rate. Assisted living means light care. [LIST-013, PRICE-003 to PRICE-006]
 */
export function careTypePrice(community: PricedCommunity, care: CareTypeSlug): number {
  // Light care comes before heavy care, which shares its price.
  const type = estimateCareTypes.find((one) => pricedCareType(one) === care)
  if (type) return estimatePrice(community, type)?.price ?? 0
  const rooms = community.slyPrices.flatMap(({ title, prices }) => (title === care ? prices : []))
  const listed = community.pricesByCareType[care]?.price ?? 0
  return lowestRoomPrice(rooms) ?? (listed > 0 ? listed : community.startingRate)
}
