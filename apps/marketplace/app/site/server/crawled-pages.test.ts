import type { Agent, Community } from '@pkg/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCommunity, buildTile } from '~/testing/community'
import { resourceResponse, listResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { inspectionsTexts } from '~/features/inspections'
import { communityTexts } from '~/pages/$toc_.$state_.$place_.$community/texts'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  api.respond('/marketplace/communities', listResponse('communities', [buildTile()], { total: 61, paying: 1 }))
  api.respond('/marketplace/communities/oak', resourceResponse('communities', buildCommunity()))
})
afterAll(() => api.stop())

const site = 'https://www.homes.example'

test.each([
  ['/memory-care', '/memory-care'],
  ['/memory-care?page-number=2', '/memory-care?page-number=2'],
  ['/memory-care/colorado?page-number=3&size=small', '/memory-care/colorado?page-number=3'],
])('%s has the canonical URL %s', async (path, canonical) => {
  expect(await crawl(path, api.context)).toMatchObject({ status: 200, canonical: site + canonical })
})

test.each([
  ['/assisted-living/colorado', '/assisted-living/colorado', '/es/assisted-living/colorado'],
  ['/compare', '/compare', '/es/compare'],
])('%s names itself in each language, and English as the default [FIND-015]', async (path, english, spanish) => {
  expect((await crawl(path, api.context)).alternates).toEqual({
    en: site + english,
    es: site + spanish,
    'x-default': site + english,
  })
})

test.each([
  ['/memory-care', 'Memory Care in the United States'],
  ['/memory-care?page-number=2', 'Memory Care in the United States, page 2'],
  ['/memory-care/colorado?page-number=3&size=small', 'Memory Care in Colorado, page 3'],
])('%s has the title “%s” [API-040]', async (path, title) => {
  expect((await crawl(path, api.context)).title).toBe(title)
})

test.each([
  ['/memory-care', undefined],
  ['/memory-care?page-number=2', undefined],
  ['/memory-care?size=small', 'noindex, follow'],
  ['/memory-care?starting-rate=le:3000', 'noindex, follow'],
  ['/memory-care?sort=price', 'noindex, follow'],
  ['/memory-care?filter[hasWifi]=true', 'noindex, follow'],
])('%s has the robots directive %s', async (path, robots) => {
  expect((await crawl(path, api.context)).robots).toBe(robots)
})

test.each(['/%2f%2fevil.example', '/%5cevil.example/any', '/%0D%0A-evil', '/memory-care/%2f%2fevil.example'])(
  '%s is not found, and leads to no other site [ROUTE-018]',
  async (path) => {
    expect(await crawl(path, api.context)).toMatchObject({ status: 404, location: null })
  },
)

test('a listing ignores parameters that the API would reject [LIST-002, BIZ-008]', async () => {
  const path = '/memory-care?utm_source=mail&filter[hasDragons]=true&page-number=2'
  expect(await crawl(path, api.context)).toMatchObject({ status: 200 })
  expect(api.requests.filter((url) => /utm_source|hasDragons/.test(url))).toEqual([])
})

test('keeps an empty listing out of the index', async () => {
  api.respond('/marketplace/communities', listResponse('communities', [], { total: 0, paying: 0 }))
  expect((await crawl('/memory-care', api.context)).robots).toBe('noindex, follow')
})

test.each([
  '/memory-care/colorado/denver/oak',
  '/assisted-living/utah/denver/oak',
  '/assisted-living/colorado/boulder/oak',
])('%s redirects permanently to the community’s one URL [ROUTE-006]', async (path) => {
  const page = await crawl(`${path}?utm_source=x`, api.context)
  expect(page).toMatchObject({ status: 301, location: '/assisted-living/colorado/denver/oak?utm_source=x' })
})

test('redirects permanently from an old slug to the community’s new URL, and keeps the query [LIFE-006]', async () => {
  const community = buildCommunity({ id: 'oak-place', url: '/assisted-living/colorado/denver/oak-place' })
  for (const id of ['oak', 'oak-place']) {
    api.respond(`/marketplace/communities/${id}`, resourceResponse('communities', community))
  }
  expect(await crawl('/assisted-living/colorado/denver/oak?utm_source=x', api.context)).toMatchObject({
    status: 301,
    location: '/assisted-living/colorado/denver/oak-place?utm_source=x',
  })
  expect(await crawl('/custom-pricing?community=oak&utm_source=x', api.context)).toMatchObject({
    status: 301,
    location: '/custom-pricing?community=oak-place&utm_source=x',
  })
  expect(await crawl('/assisted-living/colorado/denver/oak-place', api.context)).toMatchObject({
    status: 200,
    canonical: `${site}/assisted-living/colorado/denver/oak-place`,
  })
})

// A browser that reused the redirect for an old slug would loop once the community takes that slug back.
test('browsers check again before they follow a redirect from an old slug [LIFE-006]', async () => {
  const community = buildCommunity({ id: 'oak-place', url: '/assisted-living/colorado/denver/oak-place' })
  api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
  for (const path of ['/assisted-living/colorado/denver/oak', '/custom-pricing?community=oak']) {
    expect(await crawl(path, api.context)).toMatchObject({ status: 301, cacheControl: 'no-cache' })
  }
})

test('shows a community at its URL, and at the same location under every care type that it offers [ROUTE-006]', async () => {
  const community = buildCommunity({ care: ['assisted-living', 'memory-care'] })
  api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
  for (const care of ['assisted-living', 'memory-care']) {
    const page = await crawl(`/${care}/colorado/denver/oak`, api.context)
    expect(page).toMatchObject({ status: 200, canonical: `${site}/assisted-living/colorado/denver/oak` })
  }
})

test('gives search engines a rating only when the community has reviews', async () => {
  const crawlRating = async (more: object) => {
    api.respond('/marketplace/communities/oak', resourceResponse('communities', buildCommunity(more)))
    const { structuredData } = await crawl('/assisted-living/colorado/denver/oak', api.context)
    return structuredData.get('LocalBusiness')?.['aggregateRating']
  }
  expect(await crawlRating({ slyScore: 9.1, numReviews: 12 })).toMatchObject({ ratingValue: 9.1, reviewCount: 12 })
  expect(await crawlRating({ slyScore: 9.1, numReviews: 0 })).toBeUndefined()
  expect(await crawlRating({ slyScore: 9.1, numReviews: 4 })).toBeUndefined()
  expect(await crawlRating({ numReviews: 12 })).toBeUndefined()
})

test('lists nearby communities without the ones that the page already shows [LIST-005]', async () => {
  const denver = { kind: 'city', name: 'Denver', slug: 'denver', state: 'CO', latitude: 39.74, longitude: -104.99 }
  api.respond('/platform/geo-guides/co/denver', resourceResponse('places', { id: 'denver', ...denver }))
  api.respond('/marketplace/communities', (query) =>
    query.has('filter[geo]')
      ? listResponse('communities', [buildTile(), buildTile({ id: 'elm', name: 'Elm Court' })])
      : listResponse('communities', [buildTile()], { total: 1, paying: 0 }),
  )
  const { html } = await crawl('/memory-care/colorado/denver', api.context)
  expect(api.requests.join('\n')).toContain('filter%5Bgeo%5D=39.74%2C-104.99%2C20')
  const headings = [...html.matchAll(/<article.*?<h[23][^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, name]) => name)
  expect(headings).toEqual([buildTile().name, 'Elm Court'])
})

test('responds with 503, not 404, while the API is down [ERR-018]', async () => {
  api.respond('/marketplace/communities', { status: 500 })
  expect((await crawl('/memory-care', api.context)).status).toBe(503)
})

test.each([
  ['/memory-care?toc=assisted-living&sort=price', '/assisted-living?sort=price'],
  ['/memory-care?toc=memory-care', '/memory-care'],
  ['/memory-care/colorado?toc=nonsense&size=', '/memory-care/colorado'],
])('%s, as the search form sends it, redirects to %s [ROUTE-001]', async (path, location) => {
  expect(await crawl(path, api.context)).toMatchObject({ status: 302, location })
})

test('the headings of a community page skip no level [COMM-010]', async () => {
  const medicareStars = { overall: 4, asOf: '2026-08-01' }
  const community = buildCommunity({ medicareStars })
  api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
  const { html } = await crawl('/assisted-living/colorado/denver/oak', api.context)
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(html).toContain(inspectionsTexts.stars)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
})

test('keeps a demo community out of the index and describes no business, while a real one is indexed and described [TRUTH-013]', async () => {
  const crawlSource = async (source: string) => {
    const community = buildCommunity({ source, slyScore: 9.1, numReviews: 12 })
    api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
    return crawl('/assisted-living/colorado/denver/oak', api.context)
  }
  const demo = await crawlSource('demo')
  expect(demo).toMatchObject({ status: 200, robots: 'noindex' })
  expect(demo.structuredData.has('LocalBusiness')).toBe(false)
  expect(demo.html).toContain(communityTexts.demoNote)
  const real = await crawlSource('rcfe')
  expect(real.robots).toBeUndefined()
  expect(real.structuredData.get('LocalBusiness')).toHaveProperty('aggregateRating')
  expect(real.html).not.toContain(communityTexts.demoNote)
})

const inspections = { authority: 'California Department of Social Services', asOf: '2026-08-01', findings: [] }
const noInspections = { inspections: undefined }
test.each<[string, Partial<Record<keyof Community, unknown>>, string, string]>([
  [
    'an imported community with inspections, without prices or reviews',
    { source: 'rcfe', isRateEstimated: true, numReviews: 0, slyPrices: [], amenities: {} },
    'Oak House, Denver, Colorado: what it costs',
    'Oak House in Denver: Assisted Living, about $4,000 a month by our estimate. See inspections and what it pays us.',
  ],
  [
    'a community that its provider describes',
    {
      source: 'provider',
      isRateEstimated: false,
      numReviews: 1,
      slyPrices: [{ title: 'assisted-living', prices: [{ type: 'studio', from: 4000 }] }],
      amenities: { allowsPets: true },
      ...noInspections,
    },
    'Oak House, Denver, Colorado: prices and reviews',
    'Oak House in Denver: Assisted Living, from $4,000 a month. See rooms and prices, what’s included, 1 review, and what it pays us.',
  ],
  [
    'a reviewed community that hides its prices',
    {
      source: 'provider',
      hidePricing: true,
      numReviews: 12,
      slyPrices: [{ title: 'assisted-living', prices: [{ type: 'studio', from: 0 }] }],
      amenities: { allowsPets: false },
      ...noInspections,
    },
    'Oak House, Denver, Colorado: reviews',
    'Oak House in Denver: Assisted Living. See 12 reviews and what it pays us.',
  ],
  [
    'a new community without a price',
    { source: 'provider', startingRate: 0, numReviews: 0, slyPrices: [], amenities: {}, ...noInspections },
    'Oak House, Denver, Colorado: what it offers',
    'Oak House in Denver: Assisted Living. See what it pays us.',
  ],
])(
  'the title and description of %s name only what its page has [TRUTH-013, COMM-010]',
  async (_, fields, title, description) => {
    const community = buildCommunity({
      name: 'Oak House',
      secondLine: 'Assisted Living',
      startingRate: 4000,
      inspections,
    })
    api.respond('/marketplace/communities/oak', resourceResponse('communities', Object.assign(community, fields)))
    const page = await crawl('/assisted-living/colorado/denver/oak', api.context)
    expect(page.title).toBe(title)
    expect(page.description).toBe(description)
    expect(page.structuredData.get('LocalBusiness')).toMatchObject({ name: 'Oak House', description })
  },
)

test('a page’s scripts wait for the script that starts them', async () => {
  const { html } = await crawl('/assisted-living/colorado/denver/oak', api.context)
  expect(html).toContain('<link rel="dns-prefetch" href="/')
  expect(html).toMatch(/<script[^>]* type="text\/waiting">/)
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
})

test('keeps a list of demo communities out of the index, and names only the real ones of a mixed list [TRUTH-013]', async () => {
  const crawlTiles = async (...sources: string[]) => {
    const tiles = sources.map((source) => buildTile({ id: source, name: `The ${source} house`, source }))
    api.respond('/marketplace/communities', listResponse('communities', tiles, { total: tiles.length, paying: 0 }))
    return crawl('/memory-care', api.context)
  }
  expect((await crawlTiles('demo', 'demo')).robots).toBe('noindex, follow')
  const mixed = await crawlTiles('demo', 'rcfe')
  expect(mixed.robots).toBeUndefined()
  expect(mixed.structuredData.get('ItemList')?.['itemListElement']).toMatchObject([
    { name: 'The rcfe house', position: 2 },
  ])
})

test('the stored page of a community names no one who would call [FIND-014, TRUST-001]', async () => {
  const agent: Agent = {
    id: 'zenobia-quill',
    name: 'Zenobia Quill',
    status: 1,
    region: 'mountain-west',
    info: {
      displayName: 'Zenobia Quill',
      email: 'zenobia@hearthway.example',
      workPhone: '3035550142',
      recentFamiliesHelped: 12,
      serviceArea: { operatingIn: [] },
      inBusinessSince: 2015,
      awards: [],
      agentSlug: 'zenobia-quill',
    },
    aggregateRating: { ratingValue: 5, numRatings: 1 },
    address: { city: 'Denver', state: 'CO' },
    gallery: { images: [] },
  }
  const community = buildCommunity({ partnerAgents: [agent], realEstateAgents: [agent] })
  api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
  const { html } = await crawl('/assisted-living/colorado/denver/oak', api.context)
  expect(html).toContain('Oak House')
  expect(html).not.toMatch(/zenobia|quill/i)
})

test('explains the badges of a community on its page [COMM-001, TRUTH-013]', async () => {
  const community = buildCommunity({ tags: ['VERIFIED', 'BEST OF'] })
  api.respond('/marketplace/communities/oak', resourceResponse('communities', community))
  const { html } = await crawl('/assisted-living/colorado/denver/oak', api.context)
  expect(html).toContain(communityTexts.badgeMeanings.VERIFIED)
  expect(html).toContain('Best of senior living awards 2025')
  expect(html).not.toContain(communityTexts.badgeMeanings.PLUS)
})
