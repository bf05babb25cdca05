import * as texts from '../texts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Formats US dollars without decimals, rounded: `$3,250`. [PRICE-001] */
export function formatMoney(amount: number): string {
  return dollars.format(amount)
}

/** Formats US dollars in thousands, short enough for a pin or a chart: `$4.7K`. */
export function formatShortMoney(amount: number): string {
  return `$${Math.round(amount / 100) / 10}K`
}

/** The text shown for a hidden price. [PRICE-002] */
export const hiddenPrice: string = texts.hiddenPrice

/** Formats a price, hidden as `$X,XXX` or in whole dollars. [PRICE-001, PRICE-002] */
export function formatPrice(amount: number, { hidePricing }: { hidePricing: boolean }): string {
  return hidePricing ? hiddenPrice : formatMoney(amount)
}

/** Returns the price line of a tile, `From $3,250/mo`, also if the price is hidden, or none if it's unknown. [TILE-005, PRICE-002] */
export function startingPriceText(community: { startingRate: number; hidePricing: boolean }): string | undefined {
  const { startingRate, hidePricing } = community
  return hidePricing || startingRate > 0 ? texts.startingPrice(formatPrice(startingRate, community)) : undefined
}
