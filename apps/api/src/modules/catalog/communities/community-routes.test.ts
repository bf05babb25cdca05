import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { communities } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { denver, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from './community-cells'
import { tileOf } from './community-tile'
import { tileFragment } from './tile-fragment'

const api = apiUnderTest()

async function list(query: string) {
  const answer = await api.call({ url: `/marketplace/communities?${query}` })
  return { ...answer, ids: idsOf(answer.body) }
}

function idsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return []
  return body.data.map((resource: { id: string }) => resource.id)
}

const everything = ['aspen-court', 'birch-house', 'cedar-memory', 'dogwood-lodge']

test.each([
  ['', everything, 'without filter: what is live on profile, and nothing else [LIST-003, LIST-004]'],
  ['filter[status]=gt:0', everything, 'the public status [LIST-004]'],
  ['filter[status]=eq:0', [], 'a status that families may not see [LIST-004]'],
  ['state=CO', ['aspen-court', 'birch-house', 'cedar-memory'], 'a state by code [LIST-009]'],
  ['state=texas', ['dogwood-lodge'], 'a state by slug [LIST-009]'],
  ['state=CO&city=boulder', ['aspen-court', 'birch-house'], 'a city [LIST-009]'],
  ['toc=memory-care', ['cedar-memory'], 'a care type [LIST-009]'],
  ['toc=senior-living', everything, 'the umbrella over all care types [CARE-003]'],
  ['filter[care-services]=memory-care,care-home', ['birch-house', 'cedar-memory'], 'several care types [LIST-007]'],
  ['filter[geo]=40.0176,-105.2797,20', ['aspen-court', 'birch-house'], 'a circle of 20 miles [LIST-005]'],
  [
    'filter[geo]=40.0176,-105.2797,30',
    ['aspen-court', 'birch-house', 'cedar-memory'],
    'a circle of 30 miles [LIST-005]',
  ],
  ['filter[county]=denver&state=CO', ['cedar-memory'], 'a county [LIST-006]'],
  ['filter[region]=southwest', ['dogwood-lodge'], 'a region [LIST-006]'],
  ['filter[address]=austin', ['dogwood-lodge'], 'a part of the address [LIST-006]'],
  ['filter[id]=birch-house,elm-not-live', ['birch-house'], 'given communities, as far as public [LIST-008]'],
  ['geometry=39.5,-105.2,39.9,-104.8', ['cedar-memory'], 'a box [LIST-010]'],
  ['geometry=39.5,-105.2;39.9,-105.2;39.9,-104.8', ['cedar-memory'], 'a polygon [LIST-010]'],
  ['size=small', ['birch-house'], 'small places [LIST-012]'],
  ['size=medium,large', ['aspen-court', 'cedar-memory', 'dogwood-lodge'], 'sizes together [LIST-012]'],
  ['starting-rate=le:2500', ['birch-house'], 'a price limit, unknown prices left out [LIST-013]'],
  ['filter[hasWifi]=true', ['aspen-court', 'cedar-memory', 'dogwood-lodge'], 'an amenity [LIST-014]'],
])('%s finds %j: %s', async (query, ids) => {
  const found = await list(query)
  expect(found.status).toBe(200)
  expect([...found.ids].sort()).toEqual([...ids].sort())
  expect(found.body).toMatchObject({ meta: { total: ids.length } })
})

test.each([
  ['price', ['birch-house', 'cedar-memory', 'aspen-court', 'dogwood-lodge']],
  ['-price', ['aspen-court', 'cedar-memory', 'birch-house', 'dogwood-lodge']],
  ['name', everything],
])('sort=%s orders %j, unknown prices last [LIST-002]', async (sort, ids) => {
  expect((await list(`sort=${sort}`)).ids).toEqual(ids)
})

test('sorts by distance and returns the miles [LIST-002, LIST-005, CONST-002]', async () => {
  const found = await list('geo=39.7392,-104.9903&sort=distance&page-size=2')
  expect(found.ids[0]).toBe('cedar-memory')
  expect(found.body).toMatchObject({ data: [{ attributes: { distance: 0 } }, { attributes: { distance: 24.6 } }] })
})

test('returns pages of the requested size with links and without repetition [LIST-001, LIST-002, API-001]', async () => {
  const first = await list('sort=name&page-size=3')
  const second = await list('sort=name&page-size=3&page-number=2')
  expect([...first.ids, ...second.ids]).toEqual(everything)
  expect(first.body).toMatchObject({
    meta: { total: 4 },
    links: { next: '/marketplace/communities?sort=name&page-size=3&page-number=2' },
  })
})

test.each([
  ['page-number=0', 'page-number'],
  ['page-size=1000', 'page-size'],
  ['sort=fee', 'sort'],
  ['filter[geo]=here', 'filter[geo]'],
  ['filter[status]=soon', 'filter[status]'],
  ['filter[care-services]=spa', 'filter[care-services]'],
  ['filter[hasRobots]=true', 'filter[hasRobots]'],
  ['size=huge', 'size'],
  ['starting-rate=le:1', 'starting-rate'],
  ['state=Atlantis', 'state'],
])('rejects %s with 400 and the parameter %s [API-019, BIZ-008]', async (query, parameter) => {
  const answer = await list(query)
  expect(answer.status).toBe(400)
  expect(answer.headers['content-type']).toBe('application/vnd.api+json')
  expect(answer.body).toMatchObject({ errors: [{ status: '400', source: { parameter } }] })
})

test('returns a community with its advisor, without the email address, and nearby communities [API-019, COMM-010]', async () => {
  const answer = await api.call({ url: '/marketplace/communities/aspen-court' })
  expect(answer.body).toMatchObject({
    data: {
      type: 'communities',
      id: 'aspen-court',
      attributes: {
        partnerAgents: [{ id: 'agent-boulder', info: { email: '' } }],
        similarCommunities: { recommended: [{ id: 'cedar-memory' }, { id: 'dogwood-lodge' }].slice(0, 1) },
      },
    },
  })
})

test.each(['elm-not-live', 'fir-live-without-profile', 'never-was'])(
  'returns 404 for %s [API-019, LIST-004]',
  async (id) => {
    const answer = await api.call({ url: `/marketplace/communities/${id}` })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ errors: [{ status: '404', code: 'not-found' }] })
  },
)

test('sorts independently of what a community pays us [TRUST-010]', async () => {
  const before = await list('sort=recommended')
  await api.database.script(
    "update communities set is_paying = 1 - is_paying, record = jsonb_set(record, '{feePercent}', '33')",
  )
  expect((await list('sort=recommended')).ids).toEqual(before.ids)
})

test.each([
  ['CO', 'boulder', 'city', 'Boulder'],
  ['colorado', 'larimer', 'county', 'Larimer County'],
])('for the path %s/%s, finds the %s %s [ROUTE-005, API-036]', async (state, city, kind, name) => {
  const answer = await api.call({ url: `/platform/geo-guides/${state}/${city}` })
  expect(answer.body).toMatchObject({ data: { attributes: { kind, name } } })
})

test.each([
  ['bould', 'city:co:boulder'],
  ['Boulder, CO', 'city:co:boulder'],
  ['80302', 'zip:80302'],
  ['larimr county', 'county:co:larimer'],
])('for the input "%s", finds the location %s [API-036]', async (input, id) => {
  const answer = await api.call({ url: `/platform/community-search?q=${encodeURIComponent(input)}` })
  expect(idsOf(answer.body)[0]).toBe(id)
})

test('returns names in any language unchanged [API-019, DATA-002]', async () => {
  await api.database.script(
    "insert into communities select 'cafe', source, 'cafe', 'Café “Zoë” 🏡', status, state, city, city_slug, county, county_slug, region, zip, address_string, latitude, longitude, care, amenities, capacity, starting_rate, score, rank, is_paying, agent_id, '', record from communities where id = 'aspen-court'",
  )
  const tile = tileFragment({ ...tileOf(sampleCommunity({ id: 'cafe' })), name: 'Café “Zoë” 🏡' })
  await api.database.orm.update(communities).set({ tile }).where(eq(communities.id, 'cafe'))
  expect((await list('filter[id]=cafe')).body).toMatchObject({ data: [{ attributes: { name: 'Café “Zoë” 🏡' } }] })
})

test('lists communities up to 50 miles away as nearby, and none beyond [API-030, FLOW-007]', async () => {
  const milesNorth = [
    ['nearby-north', 49],
    ['distant-north', 51],
  ] as const
  const records = milesNorth.map(([id, miles]) =>
    sampleCommunity({ id, care: ['memory-care'], address: { ...denver, latitude: denver.latitude + miles / 69.1 } }),
  )
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  const near = await api.call({ url: '/marketplace/nearby/cedar-memory' })
  expect(idsOf(near.body)).toContain('nearby-north')
  expect(idsOf(near.body)).not.toContain('distant-north')
  await api.database.orm.delete(communities).where(inArray(communities.id, ['nearby-north', 'distant-north']))
})

test('lists nearby communities, nearest first, and returns 404 for an unknown one [API-030]', async () => {
  const near = await api.call({ url: '/marketplace/nearby/cedar-memory' })
  const { data }: { data: { id: string; attributes: { distance: number } }[] } = JSON.parse(JSON.stringify(near.body))
  expect(data.map(({ id }) => id)).not.toContain('cedar-memory')
  const distances = data.map(({ attributes }) => attributes.distance)
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(distances.length).toBeGreaterThan(0)
  expect((await api.call({ url: '/marketplace/nearby/no-such-house' })).status).toBe(404)
})
