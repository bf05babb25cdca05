import { careLabel, type CommunityTile, formatMoney, startingPriceText } from '@pkg/domain'
import { tileTexts as words } from './texts'

/** The prices of a community in a list. */
export type PricedTile = Pick<CommunityTile, 'carePrice' | 'hidePricing' | 'pricesByCareType' | 'startingRate'>

/**
 * Returns the price that a community in a list leads with, and what else to say. In a list of a care type, its own price leads, and a starting price of
 * another type comes second. An estimate of ours never leads over a price that may be the care type's. [LIST-013, TILE-005, PRICE-004 to PRICE-006]
 */
export function tilePrices(community: PricedTile): { leading: string; details: string[] } {
  const { carePrice, startingRate, pricesByCareType } = community
  const starting = startingPriceText(community)
  if (!carePrice || carePrice.price <= 0 || carePrice.price === startingRate) {
    return { leading: starting ?? words.priceUnknown, details: [] }
  }
  const { care } = carePrice
  const listed = pricesByCareType[care]
  const texts = listed !== undefined && !listed.isEstimate ? words.carePrice : words.careEstimate
  const ofCare = texts.price(formatMoney(carePrice.price))
  const isOthers = Object.entries(pricesByCareType).some(([type, { price }]) => type !== care && price === startingRate)
  if (starting && !isOthers) return { leading: starting, details: [`${texts.care(careLabel(care))}: ${ofCare}`] }
  return {
    leading: ofCare,
    details: [texts.care(careLabel(care)), ...(starting ? [words.otherCare(starting)] : [])],
  }
}
