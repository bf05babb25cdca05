import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomPrices } from '../communities/community'
import { costIncreases, pricedRooms } from './cost-increases'
import { type CostAnswers, type CostedCommunity, estimateMonthlyCost } from './monthly-cost'

const assisted: RoomPrices = {
  title: 'assisted-living',
  prices: [
    { type: 'oneBedroom', from: 5100 },
    { type: 'studio', from: 4200 },
    { type: 'twoBedroom', from: 9900, isEnabled: false },
    { type: 'communityFee', from: 2000 },
    { type: 'secondPerson', from: 900 },
  ],
}
const community: CostedCommunity = {
  startingRate: 4200,
  slyPrices: [assisted, { title: 'memory-care', prices: [{ type: 'sharedBedroom', from: 6800 }] }],
  pricesByCareType: {},
  hidePricing: false,
  isRateEstimated: false,
  pricesAsOf: '2026-10-03',
}

test('names the next dearer room, a second person, and memory care, each with what it adds [TRUST-012]', () => {
  expect(costIncreases(community, { care: 'light-care' })).toEqual([
    { kind: 'room', room: 'oneBedroom', amount: 450 },
    { kind: 'secondPerson', amount: 900 },
    { kind: 'memoryCare', amount: 2150 },
  ])
})

test('leaves out what is chosen already, and what costs no more [TRUST-012]', () => {
  expect(costIncreases(community, { care: 'light-care', room: 'oneBedroom' })).toEqual([
    { kind: 'secondPerson', amount: 900 },
    { kind: 'memoryCare', amount: 1700 },
  ])
  expect(costIncreases(community, { care: 'memory-care' })).toEqual([])
})

test('compares memory care in the same room, if it has that room [TRUST-012, FIND-025]', () => {
  const prices: RoomPrices['prices'] = [
    { type: 'studio', from: 5000 },
    { type: 'oneBedroom', from: 7000 },
  ]
  const both = { ...community, slyPrices: [assisted, { title: 'memory-care' as const, prices }] }
  expect(costIncreases(both, { care: 'light-care', room: 'studio' })).toContainEqual({
    kind: 'memoryCare',
    amount: 800,
  })
})

test('leaves out a change that would lose an amount: memory care for two, if only assisted living has a price for a second person [TRUST-012]', () => {
  const forTwo: CostAnswers = { care: 'light-care', room: 'oneBedroom', isForTwo: true }
  expect(costIncreases(community, forTwo)).toEqual([])
  const prices: RoomPrices['prices'] = [
    { type: 'sharedBedroom', from: 6800 },
    { type: 'secondPerson', from: 1000 },
  ]
  const stated = { ...community, slyPrices: [assisted, { title: 'memory-care' as const, prices }] }
  expect(costIncreases(stated, forTwo)).toEqual([{ kind: 'memoryCare', amount: 1800 }])
})

test('lists the rooms that can be chosen by price [TRUST-012]', () => {
  expect(pricedRooms(community, { care: 'light-care' }).map(({ type }) => type)).toEqual(['studio', 'oneBedroom'])
  expect(pricedRooms(community, { care: 'no-care' })).toEqual([])
})

const { pricesAsOf: _, ...undated } = community

test.each([
  ['hides its prices', { ...community, hidePricing: true }],
  ['has estimated prices', { ...community, isRateEstimated: true }],
  ['never dated its prices', undated],
])('names nothing for a community that %s [TRUST-012, PRICE-002]', (_name, unknown) => {
  expect(costIncreases(unknown, { care: 'light-care' })).toEqual([])
})

const price = fc.integer({ min: 1, max: 20_000 })

test('the likely cost of a changed answer is the likely cost plus the increase [TRUST-012]', () => {
  fc.assert(
    fc.property(price, price, price, fc.boolean(), (studio, bedroom, second, isForTwo) => {
      const any: CostedCommunity = {
        ...community,
        slyPrices: [
          {
            title: 'assisted-living',
            prices: [
              { type: 'studio', from: studio },
              { type: 'oneBedroom', from: bedroom },
              { type: 'secondPerson', from: second },
            ],
          },
        ],
      }
      const answers: CostAnswers = { care: 'heavy-care', isForTwo }
      const likely = estimateMonthlyCost(any, answers)?.total.likely ?? 0
      for (const { kind, room, amount } of costIncreases(any, answers)) {
        if (kind === 'memoryCare') continue
        const changed: CostAnswers = room ? { ...answers, room } : { ...answers, isForTwo: true }
        expect(estimateMonthlyCost(any, changed)?.total.likely).toBe(likely + amount)
      }
    }),
  )
})
