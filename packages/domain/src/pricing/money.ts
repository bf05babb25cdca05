import * as texts from '../texts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** US dollars without decimals, rounded: `$3,250`. [PRICE-001] */
export function formatMoney(amount: number): string {
  return dollars.format(amount)
}

/** What stands for a price that is hidden. [PRICE-002] */
export const hiddenPrice: string = texts.hiddenPrice

/** A price as shown: hidden behind `$X,XXX` or in whole dollars. [PRICE-001, PRICE-002] */
export function formatPrice(amount: number, { hidePricing }: { hidePricing: boolean }): string {
  return hidePricing ? hiddenPrice : formatMoney(amount)
}

/** The price line of a tile, `From $3,250/mo`; none while the price is unknown, hidden or not. [TILE-005, PRICE-002] */
export function startingPriceText(community: { startingRate: number; hidePricing: boolean }): string | undefined {
  return community.startingRate > 0 ? texts.startingPrice(formatPrice(community.startingRate, community)) : undefined
}
