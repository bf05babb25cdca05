import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()

interface Entry {
  id: string
  attributes: { path: string }
}
interface Sitemap {
  data: Entry[]
  meta: { total: number; next?: string }
}
async function sitemap(part: string, query = ''): Promise<Sitemap> {
  const { body, status } = await api.call({ url: `/platform/sitemap/${part}?${query}` })
  expect(status).toBe(200)
  if (typeof body !== 'object' || body === null) throw new Error('No document')
  return Object(body)
}
const paths = async (part: string, query?: string) =>
  (await sitemap(part, query)).data.map(({ attributes }) => attributes.path)

beforeAll(() =>
  api.database.script(
    `update communities set source = 'rcfe';
     insert into places (id, kind, name, slug, state, county, latitude, longitude, search, weight) values
      ('city:co:denver', 'city', 'Denver', 'denver', 'CO', 'Denver', 39.7, -104.9, 'denver', 9),
      ('county:co:denver', 'county', 'Denver County', 'denver', 'CO', 'Denver', 39.7, -104.9, 'denver county', 9),
      ('city:tx:austin', 'city', 'Austin', 'austin', 'TX', 'Travis', 30.2, -97.7, 'austin', 9)`,
  ),
)

test('lists only states, cities, and counties with communities [API-040]', async () => {
  expect(await paths('states')).toEqual(['/senior-living/colorado', '/senior-living/texas'])
  expect(await paths('state')).toEqual([
    '/senior-living/colorado/boulder',
    '/senior-living/colorado/denver',
    '/senior-living/texas/austin',
  ])
  expect(await paths('counties')).toEqual(['/senior-living/colorado/boulder', '/senior-living/colorado/denver'])
})

test.each([
  ['states', 'state=TX', ['/senior-living/texas']],
  ['state', 'state=TX', ['/senior-living/texas/austin']],
  ['counties', 'state=CO', ['/senior-living/colorado/boulder', '/senior-living/colorado/denver']],
  ['counties', 'state=TX', []],
])('%s?%s lists only this state [API-040]', async (part, query, expected) => {
  expect(await paths(part, query)).toEqual(expected)
})

test('lists public communities with their URLs [API-040, ROUTE-006]', async () => {
  expect(await paths('communities', 'state=CO')).toEqual([
    '/assisted-living/colorado/boulder/aspen-court',
    '/care-home/colorado/boulder/birch-house',
    '/memory-care/colorado/denver/cedar-memory',
  ])
  expect(await sitemap('communities')).toMatchObject({ meta: { total: 4 } })
})

test('lists approved advisors [API-040, AGENT-003]', async () => {
  expect(await paths('agents')).toEqual([
    '/agents/mountain-west/boulder-colorado/agent-boulder',
    '/agents/mountain-west/boulder-colorado/agent-colorado',
  ])
  expect(await paths('agents', 'state=TX')).toEqual([])
})

test.each(['states', 'state', 'counties', 'communities', 'agents'])(
  'each page of %s begins where the previous one ended, and the last one is marked as the last [API-040]',
  async (part) => {
    const whole = await sitemap(part, 'page-size=100')
    expect(whole.meta).not.toHaveProperty('next')
    const read: Entry[] = []
    let after: string | undefined
    do {
      const page: Sitemap = await sitemap(part, `page-size=1${after ? `&after=${encodeURIComponent(after)}` : ''}`)
      expect(page.meta.total).toBe(whole.data.length)
      read.push(...page.data)
      after = page.meta.next
    } while (after !== undefined && read.length < 50)
    expect(read).toEqual(whole.data)
  },
)

test('lists no demo community and no place with only demo communities, next to real ones [TRUTH-013, API-040]', async () => {
  await api.database.script(`update communities set source = 'demo' where id = 'cedar-memory' or state = 'TX'`)
  expect(await paths('communities')).toEqual([
    '/assisted-living/colorado/boulder/aspen-court',
    '/care-home/colorado/boulder/birch-house',
  ])
  expect(await sitemap('communities')).toMatchObject({ meta: { total: 2 } })
  expect(await paths('state')).toEqual(['/senior-living/colorado/boulder'])
  expect(await paths('states')).toEqual(['/senior-living/colorado'])
})
