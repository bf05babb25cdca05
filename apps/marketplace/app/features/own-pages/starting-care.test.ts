import { expect, test } from 'vitest'
import { startingCare } from './starting-care'

const both = {
  care: ['assisted-living', 'memory-care'] as const,
  hidePricing: false,
  startingRate: 4000,
  pricesByCareType: { 'assisted-living': { price: 4000 }, 'memory-care': { price: 6500 } },
}
const estimate = { price: 4000, isEstimate: true } as const

test.each([
  ['one of its care types', both, 'Assisted Living'],
  ['an estimate', { ...both, pricesByCareType: { 'assisted-living': estimate } }, undefined],
  [
    'all of its care types',
    { ...both, pricesByCareType: { 'assisted-living': { price: 4000 }, 'memory-care': { price: 4000 } } },
    undefined,
  ],
  ['a hidden price', { ...both, hidePricing: true }, undefined],
  ['an unknown price', { ...both, startingRate: 0 }, undefined],
])('a card names the care that its price starts with: %s [TILE-005, PRICE-004]', (_, { care, ...priced }, expected) => {
  expect(startingCare({ ...priced, care: [...care] })).toBe(expected)
})
