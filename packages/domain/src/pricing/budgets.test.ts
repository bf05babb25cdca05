import { expect, test } from 'vitest'
import {
  budgetLimit,
  budgetRangeOf,
  budgetRanges,
  displayedRange,
  estimatedRange,
  formatPriceRange,
  supplementalIncomeRequired,
} from '../index'

test.each([
  [0, '<$2K', 'free'],
  [1999.99, '<$2K', 'a cent below the limit'],
  [2000, '$2K-$5K', 'the lower limit'],
  [5000, '$2K-$5K', 'the upper limit, inclusive'],
  [5001, '$5K+', 'a dollar above'],
] as const)('a price of %d is in %s: %s [PRICE-008]', (price, range, _why) => {
  expect(budgetRangeOf(price)).toBe(range)
})

test.each([
  [4000, 3600, 4400],
  [4005, 3605, 4406],
  [0, 0, 0],
])('an estimate of %d spans %d to %d [PRICE-007]', (estimate, low, high) => {
  expect(estimatedRange(estimate)).toEqual({ low, high })
})

test('the displayed range ends $1,000 above the price [PRICE-009]', () => {
  expect(displayedRange(3250)).toEqual({ low: 3250, high: 4250 })
  expect(formatPriceRange(displayedRange(3250))).toBe('$3,250 - $4,250')
})

test('only the lowest range requires supplemental income [GWZ-077]', () => {
  expect(budgetRanges.filter(supplementalIncomeRequired)).toEqual(['<$2K'])
  expect(supplementalIncomeRequired('<$4K')).toBe(false)
  expect(supplementalIncomeRequired(undefined)).toBe(false)
})

test.each([
  ['<$2K', 2000],
  ['$2K-$5K', 5000],
  ['$5K+', undefined],
  ['$3,250 - $4,250', 4250],
  ['Under $3.5k', 3500],
  ['I’m not sure', undefined],
  ['$6,000 or more', undefined],
  ['$5,000 for 2', undefined],
  ['5000', undefined],
])('a family with the budget %s pays at most %s a month [WORK-006, GWZ-076]', (range, limit) => {
  expect(budgetLimit(range)).toBe(limit)
})
