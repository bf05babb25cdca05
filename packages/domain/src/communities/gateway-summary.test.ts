import { expect, test } from 'vitest'
import { gatewaySummary, type Agent, type Community, type CommunityTile } from '../index'

const address = {
  line1: '12 Elm Street',
  city: 'Boise',
  state: 'ID',
  zip: '83702',
  county: 'Ada',
  latitude: 43.6,
  longitude: -116.2,
  timezone: 'America/Boise',
}

const tile: CommunityTile = {
  id: 'aspen-court',
  name: 'Aspen Court',
  url: '/assisted-living/idaho/boise/aspen-court',
  source: 'demo',
  status: 1,
  address,
  addressString: '12 Elm Street, Boise, ID 83702',
  care: ['assisted-living', 'memory-care'],
  secondLine: 'Assisted Living · Memory Care',
  tags: [],
  images: [],
  mainImage: 'drawings/a/aspen-court-exterior.svg',
  description: '',
  startingRate: 4100,
  isRateEstimated: false,
  numReviews: 0,
  hidePricing: false,
  pricesByCareType: { 'assisted-living': { price: 4100 } },
  feePercent: 0,
  timeZone: 'America/Boise',
  imagePath: 'drawings/a/aspen-court-exterior.svg',
}

const agent: Agent = {
  id: 'ada',
  name: 'Ada Reyes',
  status: 2,
  region: 'mountain-west',
  info: {
    displayName: 'Ada R.',
    email: 'ada@example.com',
    workPhone: '(208) 555-0123',
    recentFamiliesHelped: 40,
    serviceArea: { operatingIn: [{ state: 'ID', counties: [] }] },
    inBusinessSince: 2012,
    awards: [],
    agentSlug: 'ada-reyes',
  },
  aggregateRating: { ratingValue: 9, numRatings: 12 },
  address: { city: 'Boise', state: 'ID' },
  gallery: { images: [] },
}

const community: Community = {
  ...tile,
  gallery: { images: [] },
  maxRate: 6200,
  slyPrices: [],
  propInfo: {
    communityPhone: '(208) 555-0100',
    typeCare: ['assisted-living', 'memory-care'],
    communityDescription: '',
    isLuxury: false,
    plusCommunity: false,
  },
  ratings: { numReviews: 0, reviewsValue: 0 },
  reviews: [],
  amenities: {},
  partnerAgents: [agent],
  realEstateAgents: [],
  similarCommunities: {
    recommended: [
      { ...tile, id: 'near', name: 'Near', address: { ...address, latitude: 43.744736 } },
      { ...tile, id: 'told', name: 'Told', distance: 3.2 },
    ],
  },
  rgsAux: { rgsInfo: { contract_info: { isAutoReferable: true, isD2CAdjacent: false } } },
  isD2CEligible: false,
  canShowPricingByCare: true,
  rates: 'Provided',
  hasContract: true,
}

test('the summary holds only what the wizard needs [COMM-009, DATA-003]', () => {
  expect(gatewaySummary(community)).toEqual({
    id: 'aspen-court',
    name: 'Aspen Court',
    lat: 43.6,
    long: -116.2,
    city: 'Boise',
    state: 'ID',
    timeZone: 'America/Boise',
    partnerAgent: { id: 'ada', name: 'Ada R.', phone: '(208) 555-0123' },
    isD2C: false,
    communityPhone: '(208) 555-0100',
    startingRate: 4100,
    pricesByCareType: { 'assisted-living': { price: 4100 } },
    isAutoReferable: true,
    similarCommunities: [
      { id: 'near', name: 'Near', distance: expect.closeTo(10, 1) as number },
      { id: 'told', name: 'Told', distance: 3.2 },
    ],
    primaryToc: 'assisted-living',
    conversionSchemaType: 'gwizzy',
    isDisclosureEnabled: false,
    care: ['assisted-living', 'memory-care'],
    imagePath: 'drawings/a/aspen-court-exterior.svg',
    isD2CAdjacent: false,
  })
})

test('tours default to the Los Angeles time zone [DATA-003]', () => {
  const zoneless = { ...community, timeZone: '', address: { ...address, timezone: '' } }
  expect(gatewaySummary(zoneless).timeZone).toBe('America/Los_Angeles')
})

test.each([
  ['TX', {}, true],
  ['ID', {}, false],
  ['TX', { isDisclosureEnabled: false }, false],
])('in %s, with %j, shows a disclosure: %s [DATA-003, DISC-001]', (state, options, enabled) => {
  expect(gatewaySummary({ ...community, address: { ...address, state } }, options).isDisclosureEnabled).toBe(enabled)
})

test('the disclosure that admins published replaces that of the code, and none is shown once the law ends [DISC-001, TRUST-015]', () => {
  const disclosure = {
    state: 'ID',
    version: 'ID-1',
    law: { cite: 'I.C. § 1', url: 'https://law.example/1' },
    sections: { en: [], es: [] },
  }
  const inState = (state: string) => ({ ...community, address: { ...address, state } })
  expect(gatewaySummary({ ...inState('ID'), disclosure })).toMatchObject({ isDisclosureEnabled: true, disclosure })
  const ended = gatewaySummary({ ...inState('TX'), disclosure: null })
  expect(ended.isDisclosureEnabled).toBe(false)
  expect(ended).not.toHaveProperty('disclosure')
})

test('the paid-ad entry determines the wizard for any community [COMM-005, COMM-009]', () => {
  expect(gatewaySummary({ ...community, care: ['active-adult'] }, { isPaidAd: true }).conversionSchemaType).toBe(
    'PaidAd',
  )
  expect(gatewaySummary({ ...community, partnerAgents: [] }).conversionSchemaType).toBe('noAgent')
})

test("the summary includes a community's own budget options [COMM-009, GWZ-076]", () => {
  const gwizzyPricingThreshold = ['<$4K', '$4K+']
  expect(gatewaySummary({ ...community, gwizzyPricingThreshold }).gwizzyPricingThreshold).toBe(gwizzyPricingThreshold)
})
