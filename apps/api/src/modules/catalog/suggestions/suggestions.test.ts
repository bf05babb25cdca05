import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { boulder, denver, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../communities/community-cells'
import { loadGeography } from '../geography/geography'
import { fillPlaces } from '../places/place-data-store'

const api = apiUnderTest()

beforeAll(async () => {
  await fillPlaces(api.database, loadGeography())
  const added = [
    sampleCommunity({
      id: 'juniper-one',
      name: 'Magnolia Gate House',
      address: { ...boulder, line1: '2161 Juniper Avenue' },
    }),
    sampleCommunity({
      id: 'juniper-two',
      name: 'Larkspur Memory Care',
      address: { ...boulder, line1: '98 Juniper Ave' },
    }),
    sampleCommunity({
      id: 'elm-street',
      name: 'Denver Elms',
      care: ['memory-care'],
      address: { ...denver, line1: '5 Elm Street' },
    }),
    sampleCommunity({
      id: 'potomac',
      name: 'Potomac Row',
      address: { ...boulder, city: 'Washington', state: 'DC', zip: '20001', county: 'District of Columbia' },
    }),
    sampleCommunity({
      id: 'spokane',
      name: 'Spokane Row',
      address: { ...boulder, city: 'Spokane', state: 'WA', zip: '99201', county: 'Spokane' },
    }),
    sampleCommunity({ id: 'hidden', name: 'Hidden Gate House', status: 0 }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    added.map((record) => communityCells(record, record.id, undefined)),
  )
})

interface Shown {
  kind: string
  name: string
  detail: string
  care?: string
  communities?: number
  isExact: boolean
  path: string
}

async function suggestions(typed: string, limit = 8): Promise<Shown[]> {
  const { body } = await api.call({
    url: `/marketplace/search?${new URLSearchParams({ q: typed, limit: String(limit) }).toString()}`,
  })
  const list: { attributes: Shown }[] = Object(body).data
  return list.map(({ attributes }) => attributes)
}

const washington = /^\/senior-living\/district-of-columbia\/washington/

test.each([
  'Washington, D.C.',
  'Washington D.C.',
  'Washington DC 20001',
  'Washington, D.C. 20001',
  'washington, dc',
  'washington district of columbia',
])('“%s” opens the District, not Washington State [FIND-001]', async (typed) => {
  const [first] = await suggestions(typed)
  expect(first?.path).toMatch(washington)
})

test.each(['D.C.', 'DC', 'd. c.'])('“%s” opens the District [FIND-001]', async (typed) => {
  expect((await suggestions(typed))[0]).toMatchObject({ path: '/senior-living/district-of-columbia', isExact: true })
})

test('reads a state with periods after a care type [FIND-001]', async () => {
  const [first] = await suggestions('memory care in washington, d.c.')
  expect(first).toMatchObject({ path: '/memory-care/district-of-columbia/washington' })
})

test.each([
  ['DE', 'Delaware'],
  ['co', 'Colorado'],
])('offers places that begin with the code %s of %s, too [FIND-001]', async (code, state) => {
  const names = (await suggestions(code)).map(({ name }) => name)
  expect(names).toContain(state)
  expect(names.some((name) => name !== state)).toBe(true)
})

test.each([
  ['denver', { kind: 'place', name: 'Denver', detail: 'CO', isExact: true }, 'a place'],
  ['Denvr', { kind: 'place', name: 'Denver', isExact: false }, 'a place with a typo'],
  ['dever', { kind: 'place', name: 'Denver' }, 'a typo that begins the name of a small town'],
  [
    'memory care in denver',
    { kind: 'place', name: 'Denver', care: 'memory-care', path: '/memory-care/colorado/denver' },
    'care and place',
  ],
  ['denver memory care', { kind: 'place', name: 'Denver', care: 'memory-care' }, 'the other order'],
  ['memory care', { kind: 'care', care: 'memory-care', path: '/memory-care' }, 'care alone'],
  ['port wash', { kind: 'place', name: 'Port Washington', detail: 'NY' }, 'a beginning that ends like a state'],
  ['magnolia gate', { kind: 'community', name: 'Magnolia Gate House', detail: 'Boulder, CO' }, 'a name'],
  ['magnolia gate boulder', { kind: 'community', name: 'Magnolia Gate House' }, 'a name and its city'],
  ['magnola gate hous', { kind: 'community', name: 'Magnolia Gate House' }, 'a name with typos'],
  [
    '2161 juniper ave',
    { kind: 'community', name: 'Magnolia Gate House', detail: '2161 Juniper Avenue, Boulder, CO' },
    'an address',
  ],
  ['elm st denver', { kind: 'street', name: 'Elm Street', detail: 'Denver, CO', communities: 1 }, 'a street'],
  ['4200 wynkoop st, denver, co', { kind: 'place', name: 'Denver', isExact: false }, 'an address that isn’t listed'],
  [
    '1 Nowhere Road, Denver, CO 80202',
    { kind: 'place', name: '80202', detail: 'Denver, CO' },
    'the same with a ZIP code',
  ],
  ['80302', { kind: 'place', name: '80302', detail: 'Boulder, CO', isExact: true }, 'a ZIP code'],
  ['colorado', { kind: 'place', name: 'Colorado', detail: '', path: '/senior-living/colorado' }, 'a state'],
])('“%s” suggests %o first: %s [FIND-001, API-028]', async (typed, first, _why) => {
  expect((await suggestions(typed))[0]).toMatchObject(first)
})

test('opens a ZIP code as its city, sorted by the distance from it [FIND-001, FIND-007]', async () => {
  const [zip] = await suggestions('80302')
  expect(zip?.path).toMatch(/^\/senior-living\/colorado\/boulder\?sort=distance&geo=40\.\d+%2C-105\.\d+$/)
})

test('counts the communities of each place that offer the care type, and puts places without any last [FIND-001]', async () => {
  const [denverFirst, ...others] = await suggestions('memory care denver')
  expect(denverFirst?.communities).toBe(2)
  expect(others.every(({ communities }) => communities === 0)).toBe(true)
  expect(others.length).toBeLessThanOrEqual(2)
  const [only] = await suggestions('memory care scribner, ne')
  expect(only).toMatchObject({ name: 'Scribner', communities: 0, path: '/memory-care/nebraska/scribner' })
})

test('suggests nothing twice, nothing hidden, and nothing for text without meaning [FIND-001, LIST-004]', async () => {
  for (const typed of ['boulder', 'gate house', 'juniper', 'new york']) {
    const paths = (await suggestions(typed, 20)).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  }
  expect((await suggestions('hidden gate')).map(({ name }) => name)).not.toContain('Hidden Gate House')
  for (const typed of ['<script>', '%%%%', "'; drop table places; --", 'qqqqqqq'])
    expect(await suggestions(typed)).toEqual([])
})

test('two streets with one name in different cities are two suggestions, and spellings of one street are one [FIND-001]', async () => {
  const streets = (await suggestions('juniper avenue boulder')).filter(({ kind }) => kind === 'street')
  expect(streets.map(({ name, communities }) => [name, communities])).toEqual([['Juniper Avenue', 2]])
})
