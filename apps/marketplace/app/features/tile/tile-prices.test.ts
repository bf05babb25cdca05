import { expect, test } from 'vitest'
import { type PricedTile, tilePrices } from './tile-prices'

/** A community of two care types that lists both prices. */
const both: PricedTile = {
  address: { state: 'CO' },
  hidePricing: false,
  startingRate: 4000,
  pricesByCareType: { 'assisted-living': { price: 4000 }, 'memory-care': { price: 6500 } },
}
const typicalRange = { low: 5100, high: 6200 }

const memoryCare = (price: number): Pick<PricedTile, 'carePrice'> => ({ carePrice: { care: 'memory-care', price } })

test.each<[PricedTile, string, string[], string]>([
  [both, 'From $4,000/mo', [], 'a list of all care'],
  [
    { ...both, ...memoryCare(6500) },
    'From $6,500/mo',
    ['Memory Care', 'From $4,000/mo for other care'],
    'its own price',
  ],
  [{ ...both, ...memoryCare(4000) }, 'From $4,000/mo', [], 'a care type that is the cheapest'],
  [
    { ...both, pricesByCareType: { 'assisted-living': { price: 4000 } }, ...memoryCare(4800) },
    'About $4,800/mo',
    ['Memory Care, our estimate', 'From $4,000/mo for other care'],
    'an estimate next to another care’s price',
  ],
  [
    {
      ...both,
      startingRate: 5900,
      pricesByCareType: { 'memory-care': { price: 6500, isEstimate: true } },
      ...memoryCare(6500),
    },
    'From $5,900/mo',
    ['Memory Care, our estimate: About $6,500/mo'],
    'a starting price that may be the care type’s',
  ],
  [
    { ...both, hidePricing: true, startingRate: 0, pricesByCareType: {}, ...memoryCare(0), typicalRange },
    'From $X,XXX/mo',
    ['Typical in Colorado: $5,100–$6,200'],
    'hidden prices',
  ],
  [
    { ...both, startingRate: 0, pricesByCareType: {}, typicalRange },
    'Ask for the price',
    ['Typical in Colorado: $5,100–$6,200'],
    'unknown prices',
  ],
  [{ ...both, startingRate: 0, pricesByCareType: {} }, 'Ask for the price', [], 'a place outside the states'],
])('%j leads with %s, and then says %j: %s [LIST-013, TILE-005, PRICE-004, LOOK-005]', (priced, leading, details) => {
  expect(tilePrices(priced)).toEqual({ leading, details })
})
