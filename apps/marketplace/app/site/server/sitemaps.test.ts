import { states } from '@pkg/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { loader as robots } from '~/pages/robots[.]txt'
import { loader as sitemapIndex } from '~/pages/sitemap[.]xml'
import { loader as sitemap } from '~/pages/sitemaps.$part'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const site = 'https://www.homes.example'
const parameters = (params: Record<string, string> = {}) => ({
  request: new Request('http://localhost:3000/'),
  params,
  context: api.context,
})
const locations = async (response: Response) =>
  [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

/** Pages of 100 entries, as the API's lists have them. */
function paged(path: string, count: number) {
  const entries = Array.from({ length: count }, (_, index) => ({ id: `${path}${index}`, path: `${path}${index}` }))
  return (query: URLSearchParams) => {
    const first = (Number(query.get('page-number')) - 1) * 100
    return listResponse('sitemap-entries', entries.slice(first, first + 100), { total: count })
  }
}

test('lists every place and community of a state, however many pages the API needs [API-040]', async () => {
  api.respond('/platform/sitemap/state', paged('/place-', 130))
  api.respond('/platform/sitemap/communities', paged('/community-', 345))
  const urls = await locations(await sitemap(parameters({ part: 'colorado.xml' })))
  expect(urls).toHaveLength(475)
  expect(urls).toContain(`${site}/place-129`)
  expect(urls).toContain(`${site}/community-344`)
  expect(new Set(urls).size).toBe(475)
})

test('lists one sitemap each for the care types, other pages, advisors, and every state [API-040]', async () => {
  const urls = await locations(sitemapIndex(parameters()))
  expect(urls).toEqual([
    `${site}/sitemaps/care.xml`,
    `${site}/sitemaps/pages.xml`,
    `${site}/sitemaps/advisors.xml`,
    ...states.map(({ slug }) => `${site}/sitemaps/${slug}.xml`),
  ])
})

test('has no sitemap for anything else [API-040]', async () => {
  await expect(sitemap(parameters({ part: 'narnia.xml' }))).rejects.toMatchObject({ init: { status: 404 } })
})

test('keeps crawlers out of the API, the wizard, and searches, and points them to the sitemap of each language [API-040, FIND-015]', async () => {
  expect((await robots(parameters()).text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /custom-pricing',
    'Disallow: /es/custom-pricing',
    'Disallow: /gateway/',
    'Disallow: /es/gateway/',
    'Disallow: /search',
    'Disallow: /es/search',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    `Sitemap: ${site}/es/sitemap.xml`,
    '',
  ])
})
