import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { boulder, denver, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../communities/community-cells'
import { loadGeography } from '../geography/geography'
import { fillPlaces } from '../places/place-data-store'

const api = apiUnderTest()
const denverRates = [4000, 4200, 4400, 4600, 4800, 5000]

beforeAll(async () => {
  await fillPlaces(api.database, loadGeography())
  const priced = denverRates.map((startingRate, index) =>
    sampleCommunity({
      id: `denver-${index}`,
      care: ['assisted-living'],
      startingRate,
      slyPrices: [],
      pricesByCareType: {},
      address: denver,
    }),
  )
  const listed = sampleCommunity({
    id: 'listed',
    care: ['assisted-living', 'memory-care'],
    address: denver,
    startingRate: 100,
    slyPrices: [],
    pricesByCareType: { 'assisted-living': { price: 9000 } },
  })
  const hidden = sampleCommunity({
    id: 'hidden',
    care: ['assisted-living'],
    address: denver,
    startingRate: 99_000,
    hidePricing: true,
  })
  const other = sampleCommunity({
    id: 'far-away',
    care: ['assisted-living'],
    address: { ...boulder, latitude: 37, longitude: -108 },
  })
  await api.database.copy(
    'communities',
    communityColumns,
    [...priced, listed, hidden, other].map((record) => communityCells(record, record.id, undefined)),
  )
})

async function answer(query: Record<string, string>) {
  const { body, status } = await api.call({ url: `/marketplace/local-prices?${new URLSearchParams(query).toString()}` })
  return { status, ...Object(Object(body).data).attributes }
}

test('answers with the price of the care at each community around a place that shows one [FIND-016, PRICE-004, PRICE-006, TRUTH-010]', async () => {
  const light = await answer({ place: 'Denver, CO', level: 'light-care' })
  expect(light).toMatchObject({
    status: 200,
    care: 'assisted-living',
    place: 'Denver, CO',
    miles: 20,
    listing: { name: 'Denver, CO', path: '/assisted-living/colorado/denver' },
    prices: { low: 4000, communities: 8 },
  })
  // The sample catalog has one more in Denver. The hidden price is counted as a community, and not as a price.
  expect(light.communities).toBe(9)
  expect(light.prices.bands.at(-1)).toMatchObject({ from: 9000, communities: 1 })
  expect(light.windows).toHaveLength(light.prices.communities)
  expect(light.windows.map(({ price }: { price: number }) => price)).toEqual(
    light.windows.map(({ price }: { price: number }) => price).toSorted((one: number, other: number) => one - other),
  )
  expect(light.windows.at(-1)).toMatchObject({
    price: 9000,
    path: expect.stringMatching(/^\/assisted-living\/.+\/listed$/),
  })
  const heavy = await answer({ place: 'denver', level: 'heavy-care' })
  // Starting prices count 10% more. Listed prices are the care’s own.
  expect(heavy.prices.median).toBeGreaterThan(light.prices.median * 1.05)
})

test('understands ZIP codes and states, and reads a wider area where few communities show a price [FIND-016]', async () => {
  expect(await answer({ place: '80202', level: 'light-care' })).toMatchObject({
    place: '80202',
    miles: 20,
    listing: { name: 'Denver, CO' },
  })
  expect(await answer({ place: 'colorado', level: 'light-care' })).toMatchObject({
    place: 'Colorado',
    listing: { name: 'Colorado', path: '/assisted-living/colorado' },
  })
  const far = await answer({ place: 'Durango, CO', level: 'light-care' })
  expect(far).toMatchObject({
    place: 'Colorado',
    listing: { name: 'Durango, CO', path: '/assisted-living/colorado/durango' },
  })
  expect(far.miles).toBeUndefined()
})

test('answers for the country without a place, and gives no range for fewer than five prices [FIND-016]', async () => {
  const country = await answer({ level: 'light-care' })
  expect(country.place).toBeUndefined()
  expect(country.listing).toEqual({ path: '/assisted-living' })
  const few = await answer({ place: 'Denver', level: 'no-care' })
  expect(few).toMatchObject({ status: 200, care: 'independent-living' })
  expect(few.prices).toBeUndefined()
})

test('names an unknown place and an unknown level [FIND-016]', async () => {
  expect((await answer({ place: 'qqqqqq', level: 'light-care' })).status).toBe(404)
  expect((await answer({ place: 'Denver', level: 'much' })).status).toBe(400)
})
