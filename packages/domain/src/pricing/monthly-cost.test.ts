import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomPrices } from '../communities/community'
import {
  type AreaPrices,
  type CostAnswers,
  type CostedCommunity,
  estimateMonthlyCost,
  isAllIn,
  isEstimatedCost,
} from './monthly-cost'

const assisted: RoomPrices = {
  title: 'assisted-living',
  prices: [
    { type: 'studio', from: 4200 },
    { type: 'oneBedroom', from: 5100 },
    { type: 'twoBedroom', from: 9900, isEnabled: false },
    { type: 'communityFee', from: 2000 },
    { type: 'secondPerson', from: 900 },
  ],
}
const community: CostedCommunity = {
  startingRate: 4200,
  slyPrices: [assisted],
  pricesByCareType: { 'assisted-living': { price: 4200 } },
  hidePricing: false,
  isRateEstimated: false,
  pricesAsOf: '2026-10-03',
}
const area: AreaPrices = {
  low: 4100,
  likely: 4800,
  high: 5600,
  place: 'Larimer County, CO',
  communities: 9,
  asOf: '2026-11-01',
}
const larimer = { place: 'Larimer County, CO', communities: 9 }
const some: CostAnswers = { care: 'light-care' }

test('adds the rents of the care type, and names each part with its source and date [TRUST-012, TRUTH-010]', () => {
  expect(estimateMonthlyCost(community, some)).toEqual({
    total: { low: 4200, likely: 4650, high: 5100 },
    parts: [
      { kind: 'rent', amount: { low: 4200, likely: 4650, high: 5100 }, source: 'community', asOf: '2026-10-03' },
      { kind: 'care', source: 'community', asOf: '2026-10-03' },
      {
        kind: 'communityFee',
        amount: { low: 2000, likely: 2000, high: 2000 },
        source: 'community',
        asOf: '2026-10-03',
        isOneTime: true,
      },
    ],
  })
})

test.each([
  ['a chosen room', { ...some, room: 'oneBedroom' }, { low: 5100, likely: 5100, high: 5100 }],
  ['a second person', { ...some, isForTwo: true }, { low: 5100, likely: 5550, high: 6000 }],
  ['a room without a price', { ...some, room: 'threeBedroom' }, { low: 4200, likely: 4650, high: 5100 }],
] as const)('with %s, the total is %j [TRUST-012]', (_, answers, total) => {
  expect(estimateMonthlyCost(community, answers)?.total).toEqual(total)
})

test('adds a stated care fee, and asks for none without care or with memory care [TRUST-012]', () => {
  const withFee = {
    ...community,
    slyPrices: [{ ...assisted, prices: [...assisted.prices, { type: 'additionalService' as const, from: 700 }] }],
  }
  expect(estimateMonthlyCost(withFee, { care: 'heavy-care' })?.total.likely).toBe(5350)
  for (const care of ['no-care', 'memory-care'] as const) {
    const kinds = estimateMonthlyCost({ ...community, startingRate: 3000 }, { care })?.parts.map(({ kind }) => kind)
    expect(kinds).not.toContain('care')
  }
})

test('takes the care fees of the area for one that the community doesn’t state, as an estimate [FIND-025]', () => {
  const careFees = { ...area, low: 500, likely: 800, high: 1100 }
  const cost = estimateMonthlyCost(community, some, { careFees })
  expect(cost).toMatchObject({ total: { low: 4700, likely: 5450, high: 6200 } })
  expect(cost?.parts[1]).toEqual({
    kind: 'care',
    amount: { low: 500, likely: 800, high: 1100 },
    source: 'area',
    area: larimer,
    asOf: '2026-11-01',
  })
  expect(cost && isAllIn(cost) && isEstimatedCost(cost)).toBe(true)
  expect(cost?.area).toBeUndefined()
})

test('keeps a stated care fee, and adds none where care costs nothing extra [FIND-025]', () => {
  const careFees = { ...area, low: 500, likely: 800, high: 1100 }
  const withFee = {
    ...community,
    slyPrices: [{ ...assisted, prices: [...assisted.prices, { type: 'additionalService' as const, from: 700 }] }],
  }
  const stated = estimateMonthlyCost(withFee, some, { careFees })
  expect(stated).toEqual(estimateMonthlyCost(withFee, some))
  expect(stated && isEstimatedCost(stated)).toBe(false)
  for (const care of ['no-care', 'memory-care'] as const) {
    expect(estimateMonthlyCost(community, { care }, { careFees })).toEqual(estimateMonthlyCost(community, { care }))
  }
  expect(estimateMonthlyCost({ ...community, hidePricing: true }, some, { careFees })).toBeUndefined()
})

test('spans 90 to 110 percent of an estimate [PRICE-006, PRICE-007]', () => {
  const unpriced = { ...community, slyPrices: [], pricesByCareType: {}, startingRate: 4000 }
  expect(estimateMonthlyCost(unpriced, { care: 'memory-care' })).toMatchObject({
    total: { low: 4320, likely: 4800, high: 5280 },
    parts: [{ source: 'estimate' }],
  })
})

test('uses the area’s amounts when the community hides or has no price, and says so [TRUST-012, TRUTH-010]', () => {
  const unknown = { ...community, slyPrices: [], pricesByCareType: {}, startingRate: 0 }
  for (const hidden of [{ ...community, hidePricing: true }, unknown]) {
    expect(estimateMonthlyCost(hidden, some, { prices: area })).toEqual({
      total: { low: 4100, likely: 4800, high: 5600 },
      parts: [
        {
          kind: 'rent',
          amount: { low: 4100, likely: 4800, high: 5600 },
          source: 'area',
          area: larimer,
          asOf: '2026-11-01',
        },
      ],
      area: larimer,
    })
    expect(estimateMonthlyCost(hidden, some)).toBeUndefined()
  }
})

const price = fc.integer({ min: 1, max: 20_000 })
const anyAnswers = fc.record({
  care: fc.constantFrom('no-care', 'light-care', 'heavy-care', 'memory-care'),
  isForTwo: fc.boolean(),
})

test.each([
  [[4100], 4100],
  [[5000, 4000], 4500],
  [[7000, 4000, 4600], 4600],
  [[4001, 9000, 4600, 5001], 4801],
  [[4000, 4000, 6000], 4000],
])('of rooms for %j, %i is the likely rent: the median [FIND-025]', (rents, likely) => {
  const types = ['studio', 'oneBedroom', 'twoBedroom', 'sharedBedroom'] as const
  const prices = rents.map((from, index) => ({ type: types[index] ?? 'studio', from }))
  const rooms = { ...community, slyPrices: [{ title: 'assisted-living' as const, prices }] }
  expect(estimateMonthlyCost(rooms, some)?.total).toEqual({ low: Math.min(...rents), likely, high: Math.max(...rents) })
})

test('is never more likely than its highest or less than its lowest amount, and a hidden price never shows [TRUST-012]', () => {
  fc.assert(
    fc.property(price, price, price, anyAnswers, (studio, bedroom, rate, answers) => {
      const rooms: RoomPrices = {
        title: 'assisted-living',
        prices: [
          { type: 'studio', from: studio },
          { type: 'oneBedroom', from: bedroom },
        ],
      }
      const any = { ...community, slyPrices: [rooms], pricesByCareType: {}, startingRate: rate }
      const { low = 0, likely = 0, high = 0 } = estimateMonthlyCost(any, answers)?.total ?? {}
      expect(low <= likely && likely <= high).toBe(true)
      expect(estimateMonthlyCost({ ...any, hidePricing: true }, answers, { prices: area })).toEqual(
        estimateMonthlyCost({ ...community, hidePricing: true }, answers, { prices: area }),
      )
    }),
  )
})
