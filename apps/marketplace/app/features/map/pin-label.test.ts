import { expect, test } from 'vitest'
import { pinLabel } from './pin-label'

test.each([
  [4650, false, '$4.7K'],
  [2650, false, '$2.7K'],
  [4000, false, '$4K'],
  [980, false, '$1K'],
  [0, false, 'No price'],
  [4650, true, '$X,XXX'],
])('labels a pin for %s, hidden %s, as %s [PRICE-002, LIST-010]', (startingRate, hidePricing, label) => {
  expect(pinLabel({ startingRate, hidePricing })).toBe(label)
})

test('labels a pin with the price of the listing’s care type, even if only the starting price is known [LIST-013, FIND-003]', () => {
  const community = { startingRate: 3250, hidePricing: false }
  expect(pinLabel({ ...community, carePrice: { care: 'memory-care', price: 6100 } })).toBe('$6.1K')
  expect(pinLabel({ ...community, carePrice: { care: 'memory-care', price: 0 } })).toBe('No price')
})
