import { expect, test } from 'vitest'
import {
  priceAge,
  priceExpiry,
  type PriceStatingCommunity,
  roomAge,
  statableRooms,
  statedPrices,
  withStatedPrice,
} from '../index'

const community: PriceStatingCommunity = {
  care: ['assisted-living', 'memory-care'],
  slyPrices: [
    {
      title: 'assisted-living',
      prices: [
        { type: 'studio', from: 4200 },
        { type: 'oneBedroom', from: 5100 },
        { type: 'twoBedroom', from: 0 },
        { type: 'communityFee', from: 2000 },
      ],
    },
  ],
  pricesByCareType: { 'assisted-living': { price: 4200 }, 'memory-care': { price: 6300 } },
  isRateEstimated: false,
  pricesAsOf: '2026-08-01',
  startingRate: 4200,
  maxRate: 6300,
}
const studio = { id: 'assisted-living.studio', amount: 4200 }

test('a community states its rooms and fees, and one price for a care type without rooms [TRUST-018]', () => {
  expect(statedPrices(community).map(({ id, amount, statedOn }) => [id, amount, statedOn])).toEqual([
    ['assisted-living.studio', 4200, '2026-08-01'],
    ['assisted-living.oneBedroom', 5100, '2026-08-01'],
    ['assisted-living.communityFee', 2000, '2026-08-01'],
    ['memory-care', 6300, '2026-08-01'],
  ])
})

test('an estimate isn’t a stated price [TRUST-018]', () => {
  const estimated = { ...community, care: ['memory-care' as const], slyPrices: [], isRateEstimated: true }
  expect(statedPrices(estimated)).toEqual([{ id: 'memory-care', care: 'memory-care', amount: 0 }])
})

test('a confirmation dates one price, and the date of all of them is the oldest [TRUST-018]', () => {
  const after = withStatedPrice(community, studio, '2026-11-26')
  expect(after.priceDates).toMatchObject({ 'assisted-living.studio': '2026-11-26', 'memory-care': '2026-08-01' })
  expect(after.pricesAsOf).toBe('2026-08-01')
  const all = statedPrices(community).reduce(
    (current, price) => ({ ...current, ...withStatedPrice(current, price, '2026-11-26') }),
    community,
  )
  expect(all.pricesAsOf).toBe('2026-11-26')
  expect(all).toMatchObject({ slyPrices: community.slyPrices, startingRate: 4200, maxRate: 6300 })
})

test('a correction changes the lowest price of the care type and of the community [TRUST-018]', () => {
  const after = withStatedPrice(community, { ...studio, amount: 3900 }, '2026-11-26')
  expect(after).toMatchObject({
    startingRate: 3900,
    pricesByCareType: { 'assisted-living': { price: 3900 }, 'memory-care': { price: 6300 } },
  })
  expect(statedPrices({ ...community, ...after })[0]).toMatchObject({ amount: 3900, statedOn: '2026-11-26' })
})

test('a fee changes no rent [TRUST-018]', () => {
  const after = withStatedPrice(community, { id: 'assisted-living.communityFee', amount: 100 }, '2026-11-26')
  expect(after.pricesByCareType).toEqual(community.pricesByCareType)
  expect(after.startingRate).toBe(4200)
})

test.each([
  ['2026-11-26', 'current'],
  ['2026-09-05', 'current'],
  ['2026-09-04', 'expiring'],
  ['2026-08-29', 'expiring'],
  ['2026-08-28', 'expired'],
  [undefined, 'unknown'],
] as const)('a price of %s is %s on November 26, 2026 [TRUST-018, TRUST-012]', (statedOn, age) => {
  expect(priceAge(statedOn, '2026-11-26')).toBe(age)
})

test('a price expires after 90 days, and what was said about rooms after 10 [TRUST-018]', () => {
  expect(priceExpiry('2026-11-26')).toBe('2027-02-24')
  expect(['2026-11-26', '2026-11-19', '2026-11-17', '2026-11-16'].map((day) => roomAge(day, '2026-11-26'))).toEqual([
    'current',
    'expiring',
    'expiring',
    'expired',
  ])
})

test('a team can say whether the rooms are open that it has prices for, or that it named before [TRUST-018]', () => {
  const said = [{ room: 'privateRoom', status: 'full', statedOn: '2026-11-01', statedBy: 'community' }] as const
  expect(statableRooms(community, said)).toEqual(['studio', 'oneBedroom', 'privateRoom'])
})
