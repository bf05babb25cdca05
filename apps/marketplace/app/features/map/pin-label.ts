import { type CommunityTile, formatShortMoney, hiddenPrice } from '@pkg/domain'
import { mapTexts } from './texts'

/** What a pin says about a community. */
export type PinPrice = Pick<CommunityTile, 'startingRate' | 'carePrice' | 'hidePricing'>

/** Returns the price of a pin in dollars a month: that of the listing's care type, or else the starting price. 0 if unknown or hidden. [LIST-013] */
export const pinPrice = ({ startingRate, carePrice, hidePricing }: PinPrice): number =>
  hidePricing ? 0 : (carePrice?.price ?? startingRate)

/** Returns a price short enough for a pin, such as `$4.7K`. [FIND-003, PRICE-002] */
export function pinLabel(community: PinPrice): string {
  if (community.hidePricing) return hiddenPrice
  return priceLabel(pinPrice(community))
}

/** Returns a price in dollars a month, short enough for a pin. 0 is unknown. */
export const priceLabel = (price: number): string => (price <= 0 ? mapTexts.noPrice : formatShortMoney(price))
