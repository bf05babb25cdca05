import { careNameInSentence, type CommunityTile, formatMoney, startingPriceText } from '@pkg/domain'
import { tileTexts as words } from './texts'

/**
 * Returns the price that a community in a list leads with: that of the list's care type, if it has one. A starting price of another type comes
 * second. [LIST-013, TILE-005, PRICE-004 to PRICE-006]
 */
export function tilePrices(community: CommunityTile): { leading: string; details: string[] } {
  const { carePrice, startingRate, pricesByCareType } = community
  const starting = startingPriceText(community)
  if (!carePrice || carePrice.price <= 0 || carePrice.price === startingRate) {
    return { leading: starting ?? words.priceUnknown, details: [] }
  }
  const listed = pricesByCareType[carePrice.care]
  const texts = listed !== undefined && !listed.isEstimate ? words.carePrice : words.careEstimate
  return {
    leading: texts.price(formatMoney(carePrice.price)),
    details: [texts.care(careNameInSentence(carePrice.care)), ...(starting ? [words.otherCare(starting)] : [])],
  }
}
