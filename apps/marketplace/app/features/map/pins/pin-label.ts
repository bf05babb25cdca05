import { type CommunityTile, formatShortMoney } from '@pkg/domain'
import { mapTexts } from '../texts'

/** What a pin says about a community. */
export type PinPrice = Pick<CommunityTile, 'startingRate' | 'carePrice' | 'hidePricing'>

/** Returns the price of a pin in dollars a month: that of the listing's care type, or else the starting price. 0 if unknown or hidden. [LIST-013] */
export const pinPrice = ({ startingRate, carePrice, hidePricing }: PinPrice): number =>
  hidePricing ? 0 : (carePrice?.price ?? startingRate)

/** Returns a price short enough for a pin, such as `$4.7K`. A price that is hidden or unknown (0) has no text: its pin is a dot. [FIND-003, LOOK-003] */
export const priceLabel = (price: number): string => (price <= 0 ? '' : formatShortMoney(price))

/** Returns what a community’s pin says, or that it has no price. */
export const pinText = (community: PinPrice): string => priceLabel(pinPrice(community)) || mapTexts.noPrice
