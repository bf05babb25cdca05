import { expect, test } from 'vitest'
import { pinLabel } from './pin-label'

test.each([
  [4650, false, '$4.7K'],
  [4000, false, '$4K'],
  [980, false, '$1K'],
  [0, false, 'No price'],
  [4650, true, '$X,XXX'],
])('labels a pin for %s, hidden %s, as %s [PRICE-002, LIST-010]', (startingRate, hidePricing, label) => {
  expect(pinLabel({ startingRate, hidePricing })).toBe(label)
})
