import { expect, test } from 'vitest'
import {
  estimateCareTypeForLevel,
  estimateCareTypes,
  estimatePrice,
  lowestRoomPrice,
  pricedCareType,
  type PricedCommunity,
} from '../index'

const unpriced: PricedCommunity = { startingRate: 4000, slyPrices: [], pricesByCareType: {} }

test.each([
  ['memory-care', 'memoryCare', 'memory-care'],
  ['light-care', 'lightCare', 'assisted-living'],
  ['heavy-care', 'heavyCare', 'assisted-living'],
  ['no-care', 'noCare', 'independent-living'],
] as const)('%s is estimated as %s from the %s price [PRICE-003, PRICE-004]', (level, type, slug) => {
  expect(estimateCareTypeForLevel(level)).toBe(type)
  expect(pricedCareType(type)).toBe(slug)
})

test.each([
  [
    [
      { type: 'studio', from: 4100 },
      { type: 'oneBedroom', from: 3900 },
    ],
    3900,
    'the lowest',
  ],
  [
    [
      { type: 'studio', from: 0 },
      { type: 'oneBedroom', from: 3900 },
    ],
    3900,
    'zero means unknown',
  ],
  [
    [
      { type: 'studio', from: 3100, isEnabled: false },
      { type: 'oneBedroom', from: 3900 },
    ],
    3900,
    'one is disabled',
  ],
  [
    [
      { type: 'communityFee', from: 900 },
      { type: 'unknown', from: 3900 },
    ],
    3900,
    'a fee isn’t a room',
  ],
  [[{ type: 'unknown', from: 1 }], 1, 'every price above 0 counts'],
  [[{ type: 'unknown', from: 0 }], undefined, '0 means unknown'],
  [[{ type: 'secondPerson', from: 900 }], undefined, 'no room at all'],
  [[], undefined, 'nothing listed'],
] as const)('the price of %j is %s: %s [PRICE-005]', (prices, price, _why) => {
  expect(lowestRoomPrice([...prices])).toBe(price)
})

test.each([
  ['memoryCare', 4800],
  ['lightCare', 4000],
  ['heavyCare', 4400],
  ['noCare', 4000],
] as const)('%s is estimated at %d from a starting rate of 4000 [PRICE-006]', (type, price) => {
  expect(estimatePrice(unpriced, type)).toEqual({ price, isEstimate: true })
})

test('a listed price is never multiplied, and a room price takes precedence [PRICE-005, PRICE-006]', () => {
  const listed = { ...unpriced, pricesByCareType: { 'memory-care': { price: 6100 } } }
  expect(estimatePrice(listed, 'memoryCare')).toEqual({ price: 6100 })
  const rooms = [{ title: 'memory-care' as const, prices: [{ type: 'studio' as const, from: 5900 }] }]
  expect(estimatePrice({ ...listed, slyPrices: rooms }, 'memoryCare')).toEqual({ price: 5900 })
})

test('a price that is an estimate stays an estimate [PRICE-006]', () => {
  const estimated = { ...unpriced, pricesByCareType: { 'assisted-living': { price: 5100, isEstimate: true } } }
  expect(estimatePrice(estimated, 'lightCare')).toEqual({ price: 5100, isEstimate: true })
})

test.each(estimateCareTypes)('returns no estimate of %s without a price [PRICE-006]', (type) => {
  expect(estimatePrice({ ...unpriced, startingRate: 0 }, type)).toBeUndefined()
})
