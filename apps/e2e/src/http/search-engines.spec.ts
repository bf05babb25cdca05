import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { test } from '../testing/visitors'

/** Returns the paths of a state’s sitemap. */
async function listed(request: APIRequestContext, state: string, site: string): Promise<string[]> {
  const text = await (await request.get(`/sitemaps/${state}.xml`)).text()
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  expect(urls.filter(({ origin }) => origin !== site)).toEqual([])
  return urls.map(({ pathname }) => pathname)
}

test('gives search engines every page of real communities, and none of the demo’s [API-040, ROUTE-015, TRUTH-013]', async ({
  visitor,
  request,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '').origin
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain(`<loc>${site}/sitemaps/nebraska.xml</loc>`)
  expect(await listed(request, 'colorado', site)).toEqual([])
  const paths = await listed(request, 'nebraska', site)
  expect(paths).toContain('/senior-living/nebraska/valentine')
  // Every page of the sitemap opens, is its own canonical page, and may be listed.
  for (const path of paths) {
    const page = await visitor.open(path)
    expect([page.status, page.path, page.headLink('canonical'), page.meta('robots')]).toEqual([
      200,
      path,
      `${site}${path}`,
      undefined,
    ])
  }
  const real = await visitor.open(paths.find((path) => path.includes('harvest-lane')) ?? '')
  expect(real.structuredData.map((data) => data['@type'])).toContain('LocalBusiness')
  const demo = await visitor.open((await findCommunity(request, 'gwizzy', ['CO'])).url)
  expect(demo.structuredData.map((data) => data['@type'])).not.toContain('LocalBusiness')
  expect(demo.meta('robots')).toBe('noindex')
})

test('no shared cache keeps what a family saved, and search engines don’t list its pages [HOME-003, FIND-014]', async ({
  visitor,
}) => {
  for (const path of ['/homebase', '/homebase/saved', '/saves', '/es/homebase', '/es/homebase/saved']) {
    const page = await visitor.open(path)
    expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
    if (path !== '/saves') expect([path, page.meta('robots')]).toEqual([path, 'noindex'])
  }
})
