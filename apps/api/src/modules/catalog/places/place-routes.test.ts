import { beforeAll, expect, test } from 'vitest'
import { fillPlaces } from './place-data-store'
import { loadGeography } from '../geography/geography'
import { fillNeighborhoods } from './place-data-store'
import { communityCells, communityColumns } from '../communities/community-cells'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { boulder, sampleCommunity } from '../../../../testing/sample-catalog'

const api = apiUnderTest()

beforeAll(async () => {
  await fillPlaces(api.database, loadGeography())
  const address = { ...boulder, city: 'Sherman Oaks Heights', state: 'CA', zip: '91403', county: 'Los Angeles' }
  await api.database.copy(
    'communities',
    communityColumns,
    [sampleCommunity({ id: 'gum-house', address })].map((record) => communityCells(record, record.id, undefined)),
  )
  await fillNeighborhoods(api.database.orm)
})

async function found(typed: string) {
  const { body } = await api.call({ url: `/platform/community-search?q=${encodeURIComponent(typed)}&limit=5` })
  const list: { id: string; attributes: { kind: string; name: string; state: string; path: string } }[] =
    Object(body).data
  return list.map(({ attributes }) => attributes)
}

test.each([
  ['Denver', 'city', 'Denver', 'CO', 'a name'],
  ['denver co', 'city', 'Denver', 'CO', 'a name and a state without a comma'],
  ['portland, maine', 'city', 'Portland', 'ME', 'a state in words tells namesakes apart'],
  ['portland oregon', 'city', 'Portland', 'OR', 'the same without a comma'],
  ['las vegas, nev', 'city', 'Las Vegas', 'NV', 'the beginning of a state, not Nebraska'],
  ['san fran', 'city', 'San Francisco', 'CA', 'the beginning of a name'],
  ['port wash', 'city', 'Port Washington', 'NY', 'the beginning of a name that ends like a state'],
  ['marina del', 'city', 'Marina Del Rey', 'CA', 'the same with Delaware'],
  ['San Fransisco', 'city', 'San Francisco', 'CA', 'a letter wrong'],
  ['pheonix, az', 'city', 'Phoenix', 'AZ', 'two letters turned round'],
  ['Los Angelas', 'city', 'Los Angeles', 'CA', 'a vowel wrong'],
  ['Albuqerque', 'city', 'Albuquerque', 'NM', 'a letter missing'],
  ['saint louis', 'city', 'St. Louis', 'MO', 'a saint written out'],
  ['St Paul', 'city', 'St. Paul', 'MN', 'a saint without a full stop'],
  ['ft worth', 'city', 'Fort Worth', 'TX', 'a fort cut short'],
  ['mt vernon, wa', 'city', 'Mount Vernon', 'WA', 'a mountain cut short'],
  ['Cook County', 'county', 'Cook County', 'IL', 'a county'],
  ['coook county, il', 'county', 'Cook County', 'IL', 'a county, spelled wrongly'],
  ['Colorado', 'state', 'Colorado', 'CO', 'a state'],
  ['80302', 'zip', 'Boulder', 'CO', 'a ZIP code'],
  ['8030', 'zip', 'Boulder', 'CO', 'the beginning of a ZIP code'],
  ['80302-1234', 'zip', 'Boulder', 'CO', 'a long ZIP code'],
  ['sherman oaks hei', 'neighborhood', 'Sherman Oaks Heights', 'CA', 'a neighborhood that only communities name'],
  ['Shermann Oaks Hights', 'neighborhood', 'Sherman Oaks Heights', 'CA', 'the same, spelled wrongly'],
])('"%s" means the %s %s, %s: %s [API-036]', async (typed, kind, name, state, _why) => {
  expect((await found(typed))[0]).toMatchObject({ kind, name, state })
})

test.each([
  ['Washington, D.C.', 'Washington', 'DC', 'periods'],
  ['Washington D.C.', 'Washington', 'DC', 'periods, and no comma'],
  ['Washington, D. C.', 'Washington', 'DC', 'a space'],
  ['Washington DC', 'Washington', 'DC', 'no comma'],
  ['Washington, D.C. 20001', 'Washington', 'DC', 'a ZIP code'],
  ['washington, dc 20001-1234', 'Washington', 'DC', 'a long ZIP code'],
  ['washington, district of columbia', 'Washington', 'DC', 'the name'],
  ['D.C.', 'District of Columbia', 'DC', 'only the code'],
  ['dc', 'District of Columbia', 'DC', 'only the code, without periods'],
  ['TX', 'Texas', 'TX', 'another code that doesn’t start its state’s name'],
  ['N.Y.', 'New York', 'NY', 'a code with periods'],
  ['New York, N.Y.', 'New York', 'NY', 'the same after a city'],
  ['St. Louis, Mo.', 'St. Louis', 'MO', 'a period at the end'],
  ['Boston Mass', 'Boston', 'MA', 'an abbreviation without a comma'],
  ['Boston, Mass.', 'Boston', 'MA', 'an abbreviation'],
  ['Phila., Pa.', 'Philadelphia', 'PA', 'both abbreviated'],
  ['Ft. Worth, Tex.', 'Fort Worth', 'TX', 'a fort and a state abbreviated'],
  ['Portland, Ore.', 'Portland', 'OR', 'an abbreviation'],
  ['Charleston, W. Va.', 'Charleston', 'WV', 'an abbreviation of two words'],
  ['Port St. Lucie, Fla.', 'Port Saint Lucie', 'FL', 'a period inside'],
  ['Denver, CO, USA', 'Denver', 'CO', 'the country'],
  ['Port Washington', 'Port Washington', 'NY', 'a city that ends like a state'],
  ['washington, pa 15301', 'Washington', 'PA', 'a namesake of a state with a ZIP code'],
])('“%s” means %s, %s: %s [API-036, FIND-001]', async (typed, name, state, _why) => {
  const [first] = await found(typed)
  expect(first).toMatchObject({ name, state })
  // The name of a state never wins when more was typed.
  expect(first?.kind === 'state').toBe(/^(?:d\.?c\.?|tx|n\.y\.)$/i.test(typed))
})

test('a name with a state that doesn’t exist isn’t a state [FIND-001]', async () => {
  expect((await found('Washington, Xyz')).map(({ kind }) => kind)).not.toContain('state')
  expect((await found('Colorado, CO'))[0]).toMatchObject({ kind: 'state', state: 'CO' })
})

test('serves a neighborhood and its communities [API-036, ROUTE-004]', async () => {
  const [place] = await found('sherman oaks heights')
  expect(place?.path).toBe('/senior-living/california/sherman-oaks-heights')
  const { body } = await api.call({ url: '/platform/geo-guides/california/sherman-oaks-heights' })
  expect(body).toMatchObject({ data: { attributes: { kind: 'neighborhood', communities: 1 } } })
})

test.each(['%', '_', '\\', "'"])('searches for "%s" as plain text [API-036]', async (typed) => {
  expect(await found(typed)).toEqual([])
})

test('returns the options of the search form with labels [API-036, LIST-012, LIST-013, LIST-014]', async () => {
  const { body } = await api.call({ url: '/platform/search-resources' })
  expect(body).toMatchObject({
    data: {
      attributes: {
        care: expect.arrayContaining([{ value: 'memory-care', label: 'Memory Care' }]),
        startingRates: expect.arrayContaining([{ value: 'le:2500', label: 'Up to $2,500/mo' }]),
        amenities: expect.arrayContaining([
          expect.objectContaining({ amenities: expect.arrayContaining([{ value: 'hasGarden', label: 'Garden' }]) }),
        ]),
        states: expect.arrayContaining([{ value: 'CO', label: 'Colorado', slug: 'colorado', region: 'mountain-west' }]),
      },
    },
  })
})

interface Links {
  states: { name: string; path: string; communities: number }[]
  counties: { name: string; path: string; communities: number }[]
  cities: { name: string; path: string; communities: number }[]
  care: { care: string; path: string; communities: number }[]
}

async function linksOf(parameters: Record<string, string>): Promise<Links> {
  const { body } = await api.call({ url: `/platform/listing-links?${new URLSearchParams(parameters).toString()}` })
  return Object(body).data.attributes
}

test('links a country to its states, a state to its cities and counties, and a city to its neighbors and other care [FIND-008]', async () => {
  const country = await linksOf({ toc: 'memory-care' })
  expect(country.states).toEqual([{ name: 'Colorado', path: '/memory-care/colorado', communities: 1 }])
  expect([country.counties, country.cities, country.care]).toEqual([[], [], []])

  const state = await linksOf({ toc: 'senior-living', state: 'colorado' })
  expect(state.states).toEqual([])
  expect(state.cities).toEqual([
    { name: 'Boulder', path: '/senior-living/colorado/boulder', communities: 2 },
    { name: 'Denver', path: '/senior-living/colorado/denver', communities: 1 },
  ])
  // The paths of both counties show the cities of the same names.
  expect(state.counties).toEqual([])
  expect(state.care.map(({ care }) => care)).toContain('memory-care')

  const city = await linksOf({ toc: 'assisted-living', state: 'colorado', place: 'denver' })
  expect(city.cities.map(({ name }) => name)).toContain('Boulder')
  expect(city.cities.map(({ path }) => path)).not.toContain('/assisted-living/colorado/denver')
  expect(city.care).toContainEqual(
    expect.objectContaining({ care: 'memory-care', path: '/memory-care/colorado/denver' }),
  )
  expect(city.care.map(({ care }) => care)).not.toContain('assisted-living')

  const neighborhood = await linksOf({ toc: 'senior-living', state: 'california', place: 'sherman-oaks-heights' })
  expect(neighborhood.counties).toEqual([])
})

test('every listing that a listing links to has communities and answers [FIND-008, ROUTE-005]', async () => {
  const { cities, counties, care } = await linksOf({ toc: 'senior-living', state: 'colorado' })
  for (const { path, communities } of [...cities, ...counties, ...care]) {
    const [, toc = '', state = '', place] = path.split('/')
    const code = state === 'colorado' ? 'CO' : ''
    const query = new URLSearchParams({
      ...(toc === 'senior-living' ? {} : { toc }),
      state: code,
      ...(place ? { city: place } : {}),
    })
    const { body } = await api.call({ url: `/marketplace/communities?${query.toString()}` })
    expect(Object(body).meta.total, path).toBe(communities)
  }
})

test.each(['toc=nothing', 'toc=memory-care&state=nowhere', 'toc=memory-care&state=colorado&place=nowhere'])(
  'has no links of a listing that doesn’t exist: %s [FIND-008]',
  async (query) => {
    expect((await api.call({ url: `/platform/listing-links?${query}` })).status).toBe(404)
  },
)
