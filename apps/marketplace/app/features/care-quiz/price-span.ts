import type { Stats } from '@pkg/api-client'

/** Prices from the lowest to the highest, in whole US dollars a month. */
export interface PriceSpan {
  low: number
  high: number
}

/** Returns the lowest and the highest price of all care types, or none if no prices are known. [LOOK-007] */
export function priceSpan(care: Stats['care']): PriceSpan | undefined {
  const priced = care.filter(({ high }) => high > 0)
  if (priced.length === 0) return undefined
  return { low: Math.min(...priced.map(({ low }) => low)), high: Math.max(...priced.map(({ high }) => high)) }
}
