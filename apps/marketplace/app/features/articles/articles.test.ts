import type { Content } from '@pkg/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { loader as sitemap } from '~/pages/sitemaps.$part'

const site = 'https://www.homes.example'
const updatedAt = '2026-10-06T00:00:00.000Z'
const entry = (slug: string, title: string, more: object = {}): Content => ({
  id: slug,
  slug,
  title,
  updatedAt,
  language: 'en',
  ...more,
})

const author = entry('ines-ortega', 'Ines Ortega', { job: 'Nurse', body: 'Ines was a **nurse**.' })
const reviewer = entry('tom-abara', 'Tom Abara', { job: 'Administrator', body: 'Tom knows.' })
const topic = entry('costs', 'Costs', { summary: 'What it costs.', body: 'Prices.' })
const article = entry('what-it-costs', 'What it costs', {
  summary: 'The whole bill.',
  topic: 'costs',
  author: 'ines-ortega',
  reviewer: 'tom-abara',
  publishedOn: '2026-09-16',
  reviewedOn: '2026-10-06',
  nextReviewOn: '2027-10-06',
  minutes: 5,
  sources: [
    { title: 'Medicare', url: 'https://www.medicare.gov/' },
    { title: 'A bad one', url: 'javascript:alert(1)' },
  ],
  body: 'A start.\n\n## What’s *in* it\n\nCare.\n\n<script>alert(1)</script>',
})
const others = Array.from({ length: 24 }, (_, index) => entry(`other-${index}`, `Other ${index}`, { topic: 'costs' }))

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

/** Responds like the API: pages of entries, filtered by their values. */
function list(kind: string, entries: Content[]) {
  api.respond(`/content/${kind}`, (query): ApiResponse => {
    const found = entries.filter((one) =>
      ['slug', 'topic', 'author', 'reviewer'].every((name) => !query.has(name) || one[name] === query.get(name)),
    )
    const matching = found.filter(({ title }) => title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()))
    const size = Number(query.get('page-size') ?? 20)
    const first = (Number(query.get('page-number') ?? 1) - 1) * size
    return { body: { items: matching.slice(first, first + size), total: matching.length } }
  })
}
beforeEach(() => {
  api.requests.length = 0
  list('articles', [article, ...others])
  list('topics', [topic])
  list('authors', [author])
  list('reviewers', [reviewer])
  list('state-pages', [
    entry('colorado', 'Senior living in Colorado', { license: 'Residence', body: 'Ask the state.' }),
  ])
})
const open = (path: string) => crawl(path, api.context)

test('an article names its author, reviewer, dates, contents, and sources [RES-001, RES-003]', async () => {
  const { status, html, title, canonical } = await open('/resource-center/what-it-costs')
  expect({ status, title, canonical }).toEqual({
    status: 200,
    title: 'What it costs',
    canonical: `${site}/resource-center/what-it-costs`,
  })
  for (const text of [
    'href="/resource-center/author/ines-ortega"',
    'href="/resource-center/reviewer/tom-abara"',
    'Published September 16, 2026',
    'Last reviewed October 6, 2026',
    'Next review planned for October 2027',
    '#whats-in-it"',
    '<h2 id="whats-in-it">',
    'href="https://www.medicare.gov/"',
  ])
    expect(html).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/javascript:alert|<script>alert/)
})

test('pages ask for texts in their language, and mark a text in another one [FIND-015]', async () => {
  list('articles', [{ ...article, language: 'es' }])
  const { html } = await open('/resource-center/what-it-costs')
  expect(html).toMatch(/<h1[^>]*><span lang="es">What it costs<\/span>[^]*?In Spanish[^]*?<\/h1>/)
  expect(html).toMatch(/<div[^>]* lang="es"[^>]*><p>A start\./)
  await open('/resource-center/author/ines-ortega')
  const entries = api.requests.filter((url) => url.includes('slug='))
  expect(entries.length).toBeGreaterThan(3)
  expect(entries.filter((url) => !url.includes('language=en'))).toEqual([])
})

test('search engines get an article with its people, and none by people made up for the demo [RES-001, TRUTH-013]', async () => {
  const real = await open('/resource-center/what-it-costs')
  expect(real.robots).toBeUndefined()
  expect(real.structuredData.get('Article')).toMatchObject({
    headline: 'What it costs',
    datePublished: '2026-09-16',
    dateModified: '2026-10-06',
    author: { name: 'Ines Ortega', url: `${site}/resource-center/author/ines-ortega` },
    editor: { name: 'Tom Abara' },
  })
  expect(real.structuredData.get('BreadcrumbList')).toMatchObject({ itemListElement: { length: 4 } })
  list('reviewers', [{ ...reviewer, isDemo: true }])
  const madeUp = await open('/resource-center/what-it-costs')
  expect(madeUp.robots).toBe('noindex, follow')
  expect(madeUp.structuredData.has('Article')).toBe(false)
  expect(madeUp.html).toContain('made up for the demo')
})

test.each([
  ['/resource-center', '1–10 of 25 articles'],
  ['/resource-center?page-number=3', '21–25 of 25 articles'],
  ['/resource-center?q=what', '1 article<'],
  ['/resource-center/topic/costs', '1–10 of 25 articles'],
  ['/resource-center/author/ines-ortega', '1 article<'],
  ['/resource-center/reviewer/tom-abara', '1 article<'],
])('%s counts “%s” [RES-002, RES-003, ROUTE-012]', async (path, count) => {
  const { status, html } = await open(path)
  expect(status).toBe(200)
  expect(html).toContain(count)
})

test.each([
  ['/resource-center?page-number=9', '/resource-center?page-number=3'],
  ['/resource-center?page-number=1', '/resource-center'],
  ['/resource-center?page-number=first', '/resource-center'],
  ['/resource-center/topic/costs?page-number=9', '/resource-center/topic/costs?page-number=3'],
  ['/resource-center?q=what&page-number=9', '/resource-center?q=what'],
])('%s redirects to %s [RES-003]', async (path, location) => {
  expect(await open(path)).toMatchObject({ status: 302, location })
})

test('a search without matches says what to do, keeps the words, and stays out of search engines [RES-003]', async () => {
  const { status, html, robots } = await open('/resource-center?q=%22dragons%22')
  expect({ status, robots }).toEqual({ status: 200, robots: 'noindex, follow' })
  expect(html).toContain('No articles match your search')
  expect(html).toContain('value="&quot;dragons&quot;"')
})

test.each([
  '/resource-center/unknown',
  '/resource-center/Not%20A%20Slug',
  '/resource-center/topic/unknown',
  '/resource-center/author/unknown',
  '/resource-center/reviewer/unknown',
  '/resource-center/state/narnia',
])('%s is a helpful not-found page [RES-003, ROUTE-018]', async (path) => {
  const { status, html } = await open(path)
  expect(status).toBe(404)
  expect(html).toContain('This door doesn’t open')
})

test('the reviewers page lists reviewers and authors [RES-002, ROUTE-012]', async () => {
  const { html } = await open('/resource-center/reviewers')
  for (const text of ['Ines Ortega', 'Tom Abara', 'Administrator']) expect(html).toContain(text)
})

test('the guide to a state shows its rules, and prices when there are enough [FIND-008]', async () => {
  const prices = { low: 4000, median: 4650, high: 5500 }
  api.respond('/marketplace/care-costs/memory-care', {
    body: {
      data: [{ type: 'care-costs', id: 'CO', attributes: { communities: 9, priced: 7, prices, asOf: '2026-09-01' } }],
      meta: { total: 1 },
    },
  })
  const { html } = await open('/resource-center/state/colorado')
  for (const text of ['Ask the state.', 'Residence', '$4,000–$5,500', 'September 1, 2026', '/senior-living/colorado'])
    expect(html).toContain(text)
})

test('the sitemap lists pages for readers, without what’s made up for the demo [API-040, TRUTH-013]', async () => {
  const paths = async () => {
    const response = await sitemap({ request: new Request(site), params: { part: 'pages.xml' }, context: api.context })
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.slice(site.length))
  }
  expect(await paths()).toEqual(
    expect.arrayContaining([
      '/about',
      '/contact',
      '/resource-center/what-it-costs',
      '/resource-center/reviewer/tom-abara',
      '/resource-center/state/colorado',
    ]),
  )
  list('reviewers', [{ ...reviewer, isDemo: true }])
  const shown = await paths()
  expect(shown).not.toContain('/resource-center/what-it-costs')
  expect(shown).not.toContain('/resource-center/reviewer/tom-abara')
  expect(shown).toContain('/resource-center/other-1')
})

test('an earlier address of an article leads to its present one for good [WORK-012, LIFE-006]', async () => {
  api.respond('/content/articles', (query) => ({
    body: query.get('slug') === 'what-it-cost' ? { items: [article], total: 1 } : { items: [], total: 0 },
  }))
  const response = await open('/resource-center/what-it-cost')
  expect([response.status, response.location]).toEqual([301, '/resource-center/what-it-costs'])
})

test('shows a draft by its link, out of search engines and caches, and says that it is one [WORK-012]', async () => {
  const token = 'd'.repeat(43)
  api.respond(`/content/previews/${token}`, (query) => ({
    body: { ...article, title: query.get('language') === 'en' ? 'A new title' : 'Un título nuevo' },
  }))
  const { status, html, title, robots, cacheControl } = await open(`/resource-center/preview/${token}`)
  expect({ status, title, robots }).toEqual({ status: 200, title: 'A new title', robots: 'noindex, nofollow' })
  expect(cacheControl).toBe('no-store')
  for (const text of ['This is a draft', 'href="/resource-center/author/ines-ortega"', 'Published September 16, 2026'])
    expect(html).toContain(text)
  expect(html).not.toContain('rel="canonical"')
})

test.each(['short', 'x'.repeat(43), '%00'])('shows the not-found page for the link %s [WORK-012]', async (token) => {
  api.respond(`/content/previews/${token}`, () => ({ status: 404, body: { errors: [] } }))
  expect((await open(`/resource-center/preview/${token}`)).status).toBe(404)
})
