import { expect, test } from 'vitest'
import { pinPrice, pinText, priceLabel } from './pin-label'

test.each([
  [4650, false, '$4.7K'],
  [2650, false, '$2.7K'],
  [4000, false, '$4K'],
  [980, false, '$1K'],
  [0, false, 'No price'],
  [4650, true, 'No price'],
])('names the price of a pin for %s, hidden %s, as %s [LOOK-003, LIST-010]', (startingRate, hidePricing, label) => {
  expect(pinText({ startingRate, hidePricing })).toBe(label)
})

test('labels a pin with the price of the listing’s care type, even if only the starting price is known [LIST-013, FIND-003]', () => {
  const community = { startingRate: 3250, hidePricing: false }
  expect(pinText({ ...community, carePrice: { care: 'memory-care', price: 6100 } })).toBe('$6.1K')
  expect(pinText({ ...community, carePrice: { care: 'memory-care', price: 0 } })).toBe('No price')
})

test('a hidden or unknown price has no text on the map, so its pin is a dot [LOOK-003]', () => {
  expect(priceLabel(pinPrice({ startingRate: 4650, hidePricing: true }))).toBe('')
  expect(priceLabel(pinPrice({ startingRate: 0, hidePricing: false }))).toBe('')
  expect(priceLabel(pinPrice({ startingRate: 4650, hidePricing: false }))).toBe('$4.7K')
})
