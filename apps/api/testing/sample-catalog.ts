import { type Agent, communityUrl, now, tileSubtitle } from '@pkg/domain'
import { communityCells, communityColumns } from '../src/modules/catalog'
import type { Database } from '../src/database/database'
import type { CommunityRecord } from '../src/database/schema/tables'
import { hashPassword } from '../src/modules/identity'

/** The password of all sample accounts. */
export const samplePassword = 'correct horse battery staple'

/** Returns a community for tests. `values` replaces what a test is about. */
export function sampleCommunity(values: Partial<CommunityRecord> & { id: string }): CommunityRecord {
  const address = values.address ?? boulder
  const care = values.care ?? ['assisted-living']
  return {
    name: values.id,
    url: communityUrl({ id: values.id, care, address }),
    source: 'demo',
    status: 1,
    address,
    addressString: `${address.line1}, ${address.city}, ${address.state} ${address.zip}`,
    care,
    secondLine: tileSubtitle(care),
    tags: [],
    images: [],
    mainImage: '',
    description: 'A home on a quiet street.',
    startingRate: 4000,
    isRateEstimated: false,
    slyScore: 8,
    numReviews: 10,
    capacity: 30,
    hidePricing: false,
    pricesByCareType: { 'assisted-living': { price: 4000 } },
    feePercent: 80,
    timeZone: 'America/Denver',
    imagePath: '',
    gallery: { images: [] },
    maxRate: 6000,
    slyPrices: [],
    propInfo: { typeCare: care, communityDescription: 'A home.', isLuxury: false, plusCommunity: false },
    ratings: { numReviews: 10, reviewsValue: 8 },
    amenities: { hasWifi: true },
    rgsAux: { rgsInfo: { contract_info: { isAutoReferable: true, isD2CAdjacent: false } } },
    isD2CEligible: false,
    canShowPricingByCare: true,
    rates: 'Provided',
    hasContract: true,
    ...values,
  }
}

export const boulder = {
  line1: '1 Pearl St',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  county: 'Boulder',
  latitude: 40.0176,
  longitude: -105.2797,
  timezone: 'America/Denver',
}
export const denver = {
  ...boulder,
  city: 'Denver',
  zip: '80202',
  county: 'Denver',
  latitude: 39.7392,
  longitude: -104.9903,
}
export const austin = {
  ...boulder,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  county: 'Travis',
  latitude: 30.2672,
  longitude: -97.7431,
  timezone: 'America/Chicago',
}

/** The communities of the sample. Each one tests a filter, a sort order, or a rejection. */
export const sampleCommunities: CommunityRecord[] = [
  sampleCommunity({ id: 'aspen-court', slyScore: 9.1, startingRate: 5200 }),
  sampleCommunity({
    id: 'birch-house',
    care: ['care-home'],
    capacity: 8,
    startingRate: 2400,
    amenities: { hasWifi: false },
  }),
  sampleCommunity({ id: 'cedar-memory', care: ['memory-care', 'assisted-living'], capacity: 60, address: denver }),
  sampleCommunity({ id: 'dogwood-lodge', address: austin, startingRate: 0, feePercent: 0 }),
  sampleCommunity({ id: 'elm-not-live', status: -1 }),
  sampleCommunity({ id: 'fir-live-without-profile', status: 0 }),
]

const advisors: Agent[] = [
  advisor('agent-boulder', 'CO', ['Boulder'], 2),
  advisor('agent-colorado', 'CO', [], 2),
  advisor('agent-applied', 'CO', ['Boulder'], 0),
]

function advisor(id: string, state: string, counties: string[], status: Agent['status']): Agent {
  return {
    id,
    name: `Advisor ${id}`,
    status,
    region: 'mountain-west',
    info: {
      displayName: `Advisor ${id}`,
      email: `${id}@hearthway.example`,
      workPhone: '+13035550100',
      recentFamiliesHelped: 3,
      serviceArea: { operatingIn: [{ state, counties }] },
      inBusinessSince: 2012,
      awards: [],
      agentSlug: id,
    },
    aggregateRating: { ratingValue: 9, numRatings: 4 },
    address: { city: 'Boulder', state },
    gallery: { images: [] },
  }
}

/** Fills an empty database with the sample. */
export async function fillSample(database: Database): Promise<void> {
  await database.copy(
    'communities',
    communityColumns,
    sampleCommunities.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  await database.copy(
    'agents',
    ['id', 'name', 'status', 'region', 'states', 'record'],
    advisors.map((agent) => [agent.id, agent.name, agent.status, agent.region, ['CO'], agent]),
  )
  await database.copy(
    'places',
    ['id', 'kind', 'name', 'slug', 'state', 'county', 'zip', 'latitude', 'longitude', 'search', 'weight'],
    [
      ['city:co:boulder', 'city', 'Boulder', 'boulder', 'CO', 'Boulder', null, 40.0176, -105.2797, 'boulder', 9],
      [
        'county:co:boulder',
        'county',
        'Boulder County',
        'boulder',
        'CO',
        'Boulder',
        null,
        40.09,
        -105.35,
        'boulder county',
        5,
      ],
      [
        'county:co:larimer',
        'county',
        'Larimer County',
        'larimer',
        'CO',
        'Larimer',
        null,
        40.66,
        -105.46,
        'larimer county',
        5,
      ],
      ['zip:80302', 'zip', 'Boulder', 'boulder', 'CO', 'Boulder', '80302', 40.0176, -105.2797, '80302', 1],
    ],
  )
  const passwordHash = await hashPassword(samplePassword)
  const verifiedAt = now().toISOString()
  await database.copy(
    'users',
    ['role', 'name', 'email', 'password_hash', 'agent_id', 'email_verified_at'],
    [
      ['admin', 'Ada Admin', 'admin@hearthway.example', passwordHash, null, verifiedAt],
      ['agent', 'Bo Boulder', 'agent@hearthway.example', passwordHash, 'agent-boulder', verifiedAt],
      ['agent', 'Cy Colorado', 'other-agent@hearthway.example', passwordHash, 'agent-colorado', verifiedAt],
      ['customer', 'Cleo Customer', 'customer@hearthway.example', passwordHash, null, verifiedAt],
      ['provider', 'Pat Provider', 'provider@hearthway.example', passwordHash, null, verifiedAt],
      ['real-estate-agent', 'Rae Realtor', 'realtor@hearthway.example', passwordHash, null, verifiedAt],
    ],
  )
}
