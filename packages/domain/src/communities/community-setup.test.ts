import { expect, test } from 'vitest'
import {
  isUnusualPrice,
  nextSetupStep,
  type PriceStatingCommunity,
  type ProviderChange,
  setupDescription,
  type SetupDraft,
  setupEdits,
  setupMinutes,
  setupSteps,
  withStatedPrice,
} from '../index'

const current: ProviderChange = {
  name: 'Aspen Court',
  line1: '12 Elm St',
  care: ['assisted-living'],
  hidePricing: false,
  pricesByCareType: { 'assisted-living': 4650 },
  roomPrices: { 'assisted-living.studio': 4650 },
  amenities: { hasGarden: true, hasLibrary: true, hasWifi: false },
  description: 'Quiet.',
}
const draft: SetupDraft = {
  identity: { name: 'Aspen Court', line1: '12 Elm St', phone: '(303) 555-0123' },
  care: { care: ['assisted-living', 'memory-care'], careLimits: ['insulin'] },
  prices: {
    hidePricing: false,
    prices: {
      'assisted-living.studio': 4650,
      'assisted-living.communityFee': 2500,
      'memory-care': 6100,
      'care-home': 99,
    },
  },
  life: {
    amenities: ['hasGarden', 'hasWifi'],
    about: ['We bake bread', ' ', 'A nurse is here all day.'],
    capacity: 40,
  },
}

test('a set-up becomes one edit a step, of what differs, and of no care that isn’t offered [DASH-011]', () => {
  expect(setupEdits(draft, current)).toEqual([
    { phone: '(303) 555-0123' },
    { care: ['assisted-living', 'memory-care'], careLimits: ['insulin'] },
    { pricesByCareType: { 'memory-care': 6100 }, roomPrices: { 'assisted-living.communityFee': 2500 } },
    {
      amenities: { hasWifi: true, hasLibrary: false },
      description: 'We bake bread.\n\nA nurse is here all day.',
      capacity: 40,
    },
  ])
})

test('what is as it was changes nothing [DASH-011]', () => {
  expect(setupEdits({}, current)).toEqual([])
  const same: SetupDraft = {
    identity: { name: 'Aspen Court', line1: '12 Elm St' },
    care: { care: ['assisted-living'], careLimits: [] },
    prices: { hidePricing: false, prices: { 'assisted-living.studio': 4650 } },
    life: { amenities: ['hasLibrary', 'hasGarden'], about: [] },
  }
  expect(setupEdits(same, current)).toEqual([])
  expect(setupDescription(['', '  '])).toBe('')
})

test.each([
  [595, 4650, true],
  [46_500, 4650, true],
  [2400, 4650, false],
  [9000, 4650, false],
  [595, undefined, false],
])('%i a month, where %s is usual, is asked about: %s [DASH-011]', (amount, usual, isAsked) => {
  expect(isUnusualPrice(amount, usual)).toBe(isAsked)
})

test('goes on at the first step that isn’t done, and needs fewer minutes with each [DASH-011]', () => {
  expect(nextSetupStep([])).toBe('identity')
  expect(nextSetupStep(['identity', 'prices'])).toBe('care')
  expect(nextSetupStep(setupSteps)).toBe('review')
  expect(setupMinutes([])).toBeGreaterThan(setupMinutes(['photos']))
  expect(setupMinutes(setupSteps)).toBe(0)
})

const community: PriceStatingCommunity = {
  care: ['assisted-living'],
  slyPrices: [],
  pricesByCareType: { 'assisted-living': { price: 4000, isEstimate: true } },
  isRateEstimated: true,
  startingRate: 4000,
  maxRate: 0,
}

test('the first price of a room replaces the estimate, and a fee doesn’t [DASH-011, TRUST-018]', () => {
  const fee = withStatedPrice(community, { id: 'assisted-living.communityFee', amount: 2500 }, '2027-03-01')
  expect(fee.slyPrices).toEqual([{ title: 'assisted-living', prices: [{ type: 'communityFee', from: 2500 }] }])
  expect(fee.pricesByCareType['assisted-living']).toEqual({ price: 4000, isEstimate: true })
  const room = withStatedPrice({ ...community, ...fee }, { id: 'assisted-living.studio', amount: 4650 }, '2027-03-02')
  expect(room).toMatchObject({
    pricesByCareType: { 'assisted-living': { price: 4650 } },
    startingRate: 4650,
    isRateEstimated: false,
    priceDates: { 'assisted-living.communityFee': '2027-03-01', 'assisted-living.studio': '2027-03-02' },
  })
})

test('a price of care that it doesn’t give, or of no room, isn’t added [DASH-011, TRUST-018]', () => {
  for (const id of ['memory-care.studio', 'assisted-living.ballroom']) {
    expect(withStatedPrice(community, { id, amount: 1 }, '2027-03-01').slyPrices).toEqual([])
  }
})
