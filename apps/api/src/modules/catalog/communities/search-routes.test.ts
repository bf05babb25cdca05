import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()

async function ask(path: string, role?: 'agent' | 'admin' | 'customer' | 'provider') {
  return api.call({ url: path, ...(role && { headers: { cookie: await api.cookieOf(role) } }) })
}
interface Resource {
  id: string
  attributes: Record<string, unknown>
}
const dataOf = (body: unknown): Resource[] => {
  const data: Resource | Resource[] = Object(body).data ?? []
  return Array.isArray(data) ? data : [data]
}
const idsOf = (body: unknown) => dataOf(body).map(({ id }) => id)
const figures = async (query: string) => dataOf((await ask(`/marketplace/searchinsights?${query}`)).body)[0]?.attributes
const figure = (attributes: Record<string, unknown> | undefined, name: string, value: string) => {
  const list: unknown = attributes?.[name]
  if (!Array.isArray(list)) throw new Error(`There are no figures of ${name}`)
  return list.find((one: { value: string }) => one.value === value)?.communities
}

test('counts what each filter value would show with the other filters unchanged [API-028, TRUST-011]', async () => {
  const all = await figures('state=CO')
  expect(all).toMatchObject({ known: 3, total: 3, paying: 3, prices: { low: 2720, median: 4000, high: 4960 } })
  expect(['assisted-living', 'memory-care', 'care-home'].map((care) => figure(all, 'care', care))).toEqual([2, 1, 1])
  expect(['small', 'medium', 'large'].map((size) => figure(all, 'sizes', size))).toEqual([1, 1, 1])
  expect(figure(all, 'amenities', 'hasWifi')).toBe(2)

  const narrow = await figures('state=CO&toc=assisted-living&starting-rate=le:4500')
  // Both communities state $4,000 for assisted living, one of them below its starting price.
  expect(narrow).toMatchObject({ known: 2, total: 2 })
  // Care types are counted with the price filter, and prices with the care filter.
  expect(figure(narrow, 'care', 'care-home')).toBe(1)
  expect(figure(narrow, 'startingRates', 'le:6000')).toBe(2)
  expect(figure(narrow, 'startingRates', 'ge:6000')).toBe(0)
})

test('returns the same counts as the listing [API-028, LIST-007, LIST-012, LIST-013, LIST-014]', async () => {
  const base = 'state=CO&filter[hasWifi]=true'
  const attributes = await figures(base)
  const total = async (query: string) => {
    const { body } = await ask(`/marketplace/communities?${base}&${query}`)
    return typeof body === 'object' && body !== null && 'meta' in body ? Object(body.meta).total : undefined
  }
  for (const care of ['assisted-living', 'memory-care', 'care-home', 'active-adult']) {
    expect(figure(attributes, 'care', care)).toBe(await total(`toc=${care}`))
  }
  for (const size of ['small', 'medium', 'large']) {
    expect(figure(attributes, 'sizes', size)).toBe(await total(`size=${size}`))
  }
  for (const rate of ['le:2500', 'le:4000', 'le:6000', 'ge:6000']) {
    expect(figure(attributes, 'startingRates', rate)).toBe(await total(`starting-rate=${rate}`))
  }
})

test('returns counts of 0 and no prices where there are no communities [API-028]', async () => {
  const attributes = await figures('state=WY')
  expect(attributes).toMatchObject({ known: 0, total: 0, paying: 0, amenities: [] })
  expect(attributes).not.toHaveProperty('prices')
})

test('returns location, communities, and counts of a result page together [API-028]', async () => {
  const { body, status } = await ask('/marketplace/searchpage?state=CO&city=boulder&sort=price')
  expect(status).toBe(200)
  expect(dataOf(body)[0]).toMatchObject({
    id: 'current',
    attributes: {
      place: { kind: 'city', name: 'Boulder', communities: 2 },
      total: 2,
      communities: [
        { id: 'birch-house', startingRate: 2400 },
        { id: 'aspen-court', startingRate: 5200 },
      ],
      insights: { known: 2, total: 2 },
    },
  })
})

test('clusters communities at low zoom and separates them at street level [API-028, LIST-010]', async () => {
  const us = 'geometry=24,-125,50,-66'
  const far = await ask(`/marketplace/communitypins?${us}&zoom=4`)
  expect(far.headers['content-type']).toContain('application/json')
  expect(far.body).toMatchObject({
    total: 4,
    pins: [['dogwood-lodge', 30.2672, -97.7431, 0, 0]],
    clusters: [[39.9248, -105.1832, 3, 2400]],
  })
  const near = await ask('/marketplace/communitypins?geometry=40,-105.4,40.1,-105.2&zoom=15')
  expect(near.body).toMatchObject({
    total: 2,
    clusters: [],
    pins: expect.arrayContaining([['birch-house', 40.0176, -105.2797, 2400, 7]]),
  })
})

test('applies the listing’s filters and errors to pins [API-028, LIST-007]', async () => {
  const { body } = await ask('/marketplace/communitypins?state=CO&toc=memory-care')
  expect(body).toMatchObject({ total: 1, pins: [['cedar-memory', 39.7392, -104.9903, 4800, 3]], clusters: [] })
  for (const [query, parameter] of [
    ['geometry=here', 'geometry'],
    ['zoom=99', 'zoom'],
    ['zoom=near', 'zoom'],
  ] as const) {
    const wrong = await ask(`/marketplace/communitypins?${query}`)
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ errors: [{ source: { parameter } }] })
  }
})

test.each([
  ['aspen', 'aspen-court'],
  ['court aspen', 'aspen-court'],
  ['ASPEN', 'aspen-court'],
  ['aspn cort', 'aspen-court'],
  ['dogwod', 'dogwood-lodge'],
  ['memory', 'cedar-memory'],
])('the name "%s" finds %s [API-028]', async (typed, id) => {
  const { body } = await ask(`/marketplace/search/community?q=${encodeURIComponent(typed)}`)
  expect(idsOf(body)[0]).toBe(id)
})

test.each(['elm', 'fir-live', '%', '_', "'; drop table communities; --"])(
  'the name "%s" finds nothing that families may not see, and no wildcard [API-028, LIST-004]',
  async (typed) => {
    const { body, status } = await ask(`/marketplace/search/community?q=${encodeURIComponent(typed)}`)
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([])
  },
)

test('sorts names near a point by distance, page by page [API-028, LIST-002]', async () => {
  await api.database.script("update communities set name = 'House ' || name where status = 1")
  const first = await ask('/marketplace/search/community?q=house&geo=30.2672,-97.7431&page-size=1')
  expect(first.body).toMatchObject({ meta: { total: 4 }, data: [{ id: 'dogwood-lodge', attributes: { distance: 0 } }] })
  const second = await ask('/marketplace/search/community?q=house&geo=30.2672,-97.7431&page-size=1&page-number=2')
  expect(idsOf(second.body)).toEqual(['cedar-memory'])
  await api.database.script('update communities set name = id where status = 1')
})

test('filters a listing by words in the name [API-028, LIST-014]', async () => {
  expect(idsOf((await ask('/marketplace/communities?filter[name]=memory cedar')).body)).toEqual(['cedar-memory'])
  expect(idsOf((await ask('/marketplace/communities?filter[name]=cedar&state=TX')).body)).toEqual([])
})

test('lists communities that accept automatic referrals, for staff only [API-028, ROLE-001]', async () => {
  await api.database.script("update communities set is_referable = false where id = 'aspen-court'")
  const { body } = await ask('/marketplace/community-referral?state=CO&sort=name', 'agent')
  expect(idsOf(body)).toEqual(['birch-house', 'cedar-memory'])
  expect(body).toMatchObject({ meta: { total: 2 } })
  expect((await ask('/marketplace/community-referral')).status).toBe(401)
  expect((await ask('/marketplace/community-referral', 'customer')).status).toBe(403)
  expect((await ask('/marketplace/community-referral', 'provider')).status).toBe(403)
})

test('combines repeated parameters, as a form sends checkboxes [LIST-007, LIST-012]', async () => {
  const { body } = await ask('/marketplace/communities?size=small&size=large&state=CO&sort=name')
  expect(idsOf(body)).toEqual(['birch-house', 'cedar-memory'])
})

test('updates the counts of states and the country when communities change [API-025, TRUST-011]', async () => {
  const total = async (query: string) => Object((await ask(`/marketplace/communities?${query}`)).body).meta
  expect(await total('toc=memory-care')).toEqual({ total: 1, paying: 1 })
  await api.database.script(
    "update communities set care = '{memory-care}' where id = 'birch-house'; update communities set status = -1 where id = 'dogwood-lodge'",
  )
  expect(await total('toc=memory-care')).toEqual({ total: 2, paying: 2 })
  expect(await total('state=TX')).toEqual({ total: 0, paying: 0 })
  expect(await total('')).toEqual({ total: 3, paying: 3 })
  await api.database.script(
    "update communities set care = '{care-home}' where id = 'birch-house'; update communities set status = 1 where id = 'dogwood-lodge'",
  )
  expect(await total('')).toEqual({ total: 4, paying: 3 })
})

test('sorts independently of fees everywhere [TRUST-010]', async () => {
  const orders = async () => {
    const paths = [
      'communities?sort=recommended',
      'searchpage?sort=recommended',
      'search/community?q=o',
      'communitypins?',
    ]
    return Promise.all(
      paths.map(async (path) =>
        JSON.stringify((await ask(`/marketplace/${path}`)).body).match(/"id":"[a-z-]+"|\["[a-z-]+"/g),
      ),
    )
  }
  const before = await orders()
  await api.database.script(
    "update communities set is_paying = 1 - is_paying, record = jsonb_set(record, '{feePercent}', '33')",
  )
  expect(await orders()).toEqual(before)
})
