import { expect, test } from 'vitest'
import { careTypePrice, type PricedCommunity } from '../index'

const community: PricedCommunity = {
  startingRate: 4000,
  slyPrices: [
    {
      title: 'memory-care',
      prices: [
        { type: 'studio', from: 6400 },
        { type: 'sharedBedroom', from: 6100 },
        { type: 'oneBedroom', from: 5000, isEnabled: false },
        { type: 'additionalService', from: 900 },
      ],
    },
    { title: 'care-home', prices: [{ type: 'privateRoom', from: 4700 }] },
  ],
  pricesByCareType: { 'assisted-living': { price: 4400 }, 'active-adult': { price: 0 } },
}
const unpriced: PricedCommunity = { startingRate: 0, slyPrices: [], pricesByCareType: {} }

test.each([
  ['memory-care', 6100, 'PRICE-005'],
  ['care-home', 4700, 'PRICE-005'],
  ['assisted-living', 4400, 'PRICE-004'],
  ['independent-living', 4000, 'PRICE-006'],
  ['active-adult', 4000, 'PRICE-006'],
] as const)('the price of %s is %i: a room, a listed price, or an estimate [%s]', (care, price, _id) => {
  expect(careTypePrice(community, care)).toBe(price)
})

test('estimates memory care from the starting rate, and assisted living as light care [PRICE-004, PRICE-006]', () => {
  const started = { ...unpriced, startingRate: 5000 }
  expect(careTypePrice(started, 'memory-care')).toBe(6000)
  expect(careTypePrice(started, 'assisted-living')).toBe(5000)
})

test('a community without any price has none for a care type [PRICE-006]', () => {
  expect(careTypePrice(unpriced, 'memory-care')).toBe(0)
  expect(careTypePrice(unpriced, 'skilled-nursing-facility')).toBe(0)
})
