import * as texts from '../texts'
import { formatMoney } from './money'

/** The wizard's budget ranges for a community without its own. [GWZ-076, PRICE-008] */
export const budgetRanges = ['<$2K', '$2K-$5K', '$5K+'] as const

/** A default budget range. [PRICE-008] */
export type BudgetRange = (typeof budgetRanges)[number]

/** Returns the budget ranges that a community asks about: its own, or the defaults. [GWZ-076] */
export function budgetRangesOf({
  gwizzyPricingThreshold: own,
}: {
  gwizzyPricingThreshold?: string[]
}): readonly string[] {
  return own !== undefined && own.length > 0 ? own : budgetRanges
}

/** A range of monthly prices in dollars. */
export interface PriceRange {
  low: number
  high: number
}

/** Returns the default budget range of a monthly price. $2,000 and $5,000 belong to the middle one. [PRICE-008] */
export function budgetRangeOf(price: number): BudgetRange {
  if (price < 2000) return '<$2K'
  return price <= 5000 ? '$2K-$5K' : '$5K+'
}

/** `<$2K`, `Under $3,500`, `$2K-$5K`, and `$3,250 - $4,250`. */
const limited = /^(?:<\s*|under |up to |\$[\d.,]+K?\s*[-–]\s*)\$(\d[\d,]*(?:\.\d+)?)(K?)$/i

/**
 * Returns the most that a family with a budget range pays a month, in dollars: 5000 for `$2K-$5K`, 2000 for `<$2K`. Undefined for a range without
 * an upper end, such as `$5K+`, and for any other text.
 */
export function budgetLimit(range: string): number | undefined {
  const [, digits, thousand] = limited.exec(range.trim()) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)
}

/** Returns 90 to 110 percent of an estimated price, in whole dollars. [PRICE-007] */
export function estimatedRange(estimate: number): PriceRange {
  return { low: Math.round((estimate * 90) / 100), high: Math.round((estimate * 110) / 100) }
}

/** Returns the range displayed for a price that has a budget range: up to $1,000 above it. [PRICE-009] */
export function displayedRange(price: number): PriceRange {
  return { low: price, high: price + 1000 }
}

/** Formats a price range: `$3,600 - $4,400`. [PRICE-001, PRICE-007, PRICE-009] */
export function formatPriceRange({ low, high }: PriceRange): string {
  return texts.priceRange(formatMoney(low), formatMoney(high))
}

/** Returns whether a family with this budget range needs supplemental income: only with the lowest default range. [GWZ-077] */
export function supplementalIncomeRequired(budgetRange: string | undefined): boolean {
  return budgetRange === '<$2K'
}
