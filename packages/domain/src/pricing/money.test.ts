import { expect, test } from 'vitest'
import { formatMoney, formatPrice, hiddenPrice, startingPriceText } from '../index'

test.each([
  [0, '$0'],
  [950, '$950'],
  [3250, '$3,250'],
  [3249.5, '$3,250'],
  [1_250_000, '$1,250,000'],
  [-40, '-$40'],
])('%d dollars is formatted as %s [PRICE-001]', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test('a hidden price shows none of its digits [PRICE-002]', () => {
  expect(hiddenPrice).toBe('$X,XXX')
  expect(formatPrice(3250, { hidePricing: true })).toBe('$X,XXX')
  expect(formatPrice(3250, { hidePricing: false })).toBe('$3,250')
})

test.each([
  [3250, false, 'From $3,250/mo'],
  [3250, true, 'From $X,XXX/mo'],
  [0, true, 'From $X,XXX/mo'],
  [0, false, undefined],
])('a tile with rate %d, hidden %s, shows %s [TILE-005, PRICE-002]', (startingRate, hidePricing, text) => {
  expect(startingPriceText({ startingRate, hidePricing })).toBe(text)
})
