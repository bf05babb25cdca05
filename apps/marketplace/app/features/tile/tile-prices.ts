import { careLabel, type CommunityTile, formatMoney, startingPriceText, stateName } from '@pkg/domain'
import { tileTexts as words } from './texts'

/** The prices of a community in a list. */
export type PricedTile = Pick<
  CommunityTile,
  'carePrice' | 'hidePricing' | 'pricesByCareType' | 'startingRate' | 'typicalRange'
> & { address: Pick<CommunityTile['address'], 'state'> }

/**
 * Returns the price that a community in a list leads with, and what else to say. In a list of a care type, its own price leads, and a starting price of
 * another type comes second. An estimate of ours never leads over a price that may be the care type's.
 * Without a price to show, it says what is usual in the state. [LOOK-005, LIST-013, TILE-005, PRICE-004 to PRICE-006]
 */
export function tilePrices(community: PricedTile): { leading: string; details: string[] } {
  const { carePrice, startingRate, pricesByCareType } = community
  const starting = startingPriceText(community)
  if (!carePrice?.price || carePrice.price === startingRate) {
    return { leading: starting ?? words.priceUnknown, details: usualPrices(community) }
  }
  const { care, price } = carePrice
  const listed = pricesByCareType[care]
  const isStated = listed && !listed.isEstimate
  const ofCare =
    (isStated && startingPriceText({ startingRate: price, hidePricing: false })) || words.about(formatMoney(price))
  const name = isStated ? careLabel(care) : words.ourEstimate(careLabel(care))
  if (!starting) return { leading: ofCare, details: [name] }
  const isOthers = Object.entries(pricesByCareType).some(
    ([type, other]) => type !== care && other.price === startingRate,
  )
  return isOthers
    ? { leading: ofCare, details: [name, words.otherCare(starting)] }
    : { leading: starting, details: [`${name}: ${ofCare}`] }
}

const usualPrices = ({ typicalRange, address }: PricedTile): string[] =>
  typicalRange
    ? [words.typical(stateName(address.state), formatMoney(typicalRange.low), formatMoney(typicalRange.high))]
    : []
