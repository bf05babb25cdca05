import { careLabel, type CommunityTile, formatMoney, startingPriceText } from '@pkg/domain'
import { tileTexts as words } from './texts'

/**
 * Returns the price that a community in a list leads with: that of the list's care type, if it has one. A starting price of another type comes
 * second. [LIST-013, TILE-005, PRICE-004 to PRICE-006]
 */
export function tilePrices(community: CommunityTile): { leading: string; other?: string } {
  const starting = startingPriceText(community)
  const ofCare = carePriceText(community)
  if (ofCare === undefined) return { leading: starting ?? words.priceUnknown }
  return { leading: ofCare, ...(starting && { other: words.otherCare(starting) }) }
}

/** Returns the price of the list's care type, if it differs from the starting price. */
function carePriceText({ carePrice, startingRate, pricesByCareType }: CommunityTile): string | undefined {
  if (!carePrice || carePrice.price <= 0 || carePrice.price === startingRate) return undefined
  const listed = pricesByCareType[carePrice.care]
  const isStated = listed !== undefined && !listed.isEstimate
  const text = isStated ? words.carePrice : words.careEstimate
  return text(careLabel(carePrice.care), formatMoney(carePrice.price))
}
