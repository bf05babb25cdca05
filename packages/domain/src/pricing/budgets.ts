import * as texts from '../texts'
import { formatMoney } from './money'

/** The budget ranges that the wizard offers unless a community has its own. [GWZ-076, PRICE-008] */
export const budgetRanges = ['<$2K', '$2K-$5K', '$5K+'] as const

/** A default budget range. [PRICE-008] */
export type BudgetRange = (typeof budgetRanges)[number]

/** A span of monthly prices in dollars. */
export interface PriceRange {
  low: number
  high: number
}

/** The default budget range that a monthly price falls into; $2,000 and $5,000 belong to the middle one. [PRICE-008] */
export function budgetRangeOf(price: number): BudgetRange {
  if (price < 2000) return '<$2K'
  return price <= 5000 ? '$2K-$5K' : '$5K+'
}

/** From 90 to 110 percent of an estimated price, in whole dollars. [PRICE-007] */
export function estimatedRange(estimate: number): PriceRange {
  return { low: Math.round((estimate * 90) / 100), high: Math.round((estimate * 110) / 100) }
}

/** The range displayed for a price that gave a budget range: up to a thousand dollars above it. [PRICE-009] */
export function displayedRange(price: number): PriceRange {
  return { low: price, high: price + 1000 }
}

/** A range of money as text: `$3,600 - $4,400`. [PRICE-001, PRICE-007, PRICE-009] */
export function formatPriceRange({ low, high }: PriceRange): string {
  return texts.priceRange(formatMoney(low), formatMoney(high))
}

/** Whether a family with this budget range needs further income: only with the lowest default one. [GWZ-077] */
export function supplementalIncomeRequired(budgetRange: string | undefined): boolean {
  return budgetRange === '<$2K'
}
