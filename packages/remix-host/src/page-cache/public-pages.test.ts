import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildHost, readHostSettings } from '../index'
import { apiFor, hasSession, siteContext } from '../server'

/** What the API has, and what it was asked. */
const api = { brand: {}, price: 4000, version: 1, isDown: false, requests: [] as IncomingMessage[] }

const server = createServer((request, response) => {
  if (api.isDown) return request.socket.destroy()
  if (request.url === '/data-version') return response.end(`version-${api.version}`)
  api.requests.push(request)
  if (request.method === 'POST') Object.assign(api, { price: api.price + 1, version: api.version + 1 })
  respond(request, response)
})

const willow = { name: 'Willow House', phone: '(303) 555-0100', email: 'hello@willow.example' }

function respond({ url }: IncomingMessage, response: ServerResponse) {
  const stats = { type: 'stats', id: 'US', attributes: { communities: api.price, paying: 0, care: [] } }
  const brand = { type: 'brands', id: 'brand', attributes: api.brand }
  response.setHeader('content-type', 'application/vnd.api+json')
  response.end(JSON.stringify({ data: url === '/platform/brand' ? brand : stats }))
}

async function listLoader({ request, context }: LoaderFunctionArgs) {
  const stats = await apiFor(request, context).stats.get()
  return {
    price: stats.communities,
    // What a careless route could show. Requests for stored pages have none of it.
    visitor: [hasSession(request), request.headers.get('cookie'), request.headers.get('accept-language')],
    search: new URL(request.url).search,
    origin: new URL(request.url).origin,
  }
}

/** Renders the loader's data with an inline script, as Remix does. */
const entry: ServerBuild['entry'] = {
  module: {
    handleError: () => undefined,
    default(_request, status, headers, remix, context) {
      const { nonce } = siteContext(context)
      headers.set('content-type', 'text/html; charset=utf-8')
      const text = JSON.stringify(remix.staticHandlerContext.loaderData)
      const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
      return new Response(`<!DOCTYPE html><body>${text}<script${attribute}>run()</script></body>`, { status, headers })
    },
  },
}

const routes: ServerBuild['routes'] = {
  list: {
    id: 'list',
    path: ':care',
    module: { default: () => null, handle: { publicPage: { parameters: ['page-number'] } }, loader: listLoader },
  },
  account: { id: 'account', path: 'account', module: { default: () => null, loader: listLoader } },
}

const build: ServerBuild = {
  entry,
  routes,
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  isSpaMode: false,
  mode: 'production',
}

const port = { variable: 'SITE_PORT', fallback: 3000 }
const textSize = (size: string) => `hearthway-text-size=${encodeURIComponent(btoa(JSON.stringify(size)))}`

/** Starts a process of the site, as far as the cache is concerned. */
function startSite() {
  const address = server.address()
  const apiPort = typeof address === 'object' && address ? String(address.port) : ''
  const settings = readHostSettings({ API_PORT: apiPort, LOG_LEVEL: 'silent' }, port)
  const pageVariants = {
    cookies: [{ name: 'hearthway-text-size', values: ['large'] }],
    ignoredParameters: ['utm_*', 'gclid'],
  }
  const assets = mkdtempSync(join(tmpdir(), 'site-'))
  return buildHost({ build, assets, base: '/', port, pageVariants }, settings)
}

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(async () => {
  Object.assign(api, { brand: willow, isDown: false, requests: [] })
  site = await startSite()
})
afterEach(() => site.close())
afterAll(() => server.close())

const sourceOf = (headers: Record<string, unknown>) => String(headers['cache-status'] ?? 'none')

test('two visitors get the same page, without anything about either of them [FIND-014]', async () => {
  const one = await site.inject({
    url: '/memory-care',
    headers: { cookie: 'hearthway-session=one; hearthway-id=one', 'accept-language': 'es' },
  })
  const other = await site.inject({ url: '/memory-care', headers: { cookie: 'hearthway-id=other' } })
  expect(one.body).toContain('"visitor":[false,null,null]')
  expect(other.body).toBe(one.body)
  expect(new Set(api.requests.map(({ headers }) => headers.cookie))).toEqual(new Set([undefined]))
  expect([one, other].map(({ headers }) => sourceOf(headers))).toEqual(['pages; fwd=miss; stored', 'pages; hit'])
  expect(one.headers['set-cookie']).toBeUndefined()
})

test('invented hosts all get the one stored page, and none of them is in it [FIND-014]', async () => {
  const read = (host: string) => site.inject({ url: '/memory-care', headers: { host } })
  const first = await read('invented-1.example')
  const others = await Promise.all(['invented-2.example', 'invented-3.example:3000', '127.0.0.1:3000'].map(read))
  expect(sourceOf(first.headers)).toContain('miss')
  expect(others.map(({ headers }) => sourceOf(headers))).toEqual(Array(3).fill('pages; hit'))
  expect(first.body).toContain('"origin":"http://127.0.0.1:3000"')
})

test('a page of another kind is rendered for its visitor and stays out of shared caches [FIND-014]', async () => {
  const page = await site.inject({ url: '/account', headers: { cookie: 'hearthway-session=one' } })
  expect(page.body).toContain('"visitor":[true')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(sourceOf(page.headers)).toBe('none')
})

test('a stored page allows its inline scripts by hash and has no nonce, with 304 too [FIND-014, BIZ-008]', async () => {
  const page = await site.inject('/memory-care')
  expect(page.body).not.toContain('nonce')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /)
  expect(policy).not.toContain('nonce')
  for (const headers of [
    { 'if-none-match': String(page.headers['etag']) },
    { 'if-modified-since': String(page.headers['last-modified']) },
  ]) {
    const unchanged = await site.inject({ url: '/memory-care', headers })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.body).toBe('')
    // The browser goes on with the page that it has, under the policy of this response.
    expect(unchanged.headers['content-security-policy']).toBe(policy)
  }
})

test('a stored page says how long caches may use it, and what it depends on [FIND-014]', async () => {
  const { headers } = await site.inject('/memory-care')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=10, stale-if-error=600',
    vary: 'accept-encoding, cookie',
  })
})

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
])('sends a page compressed with %s, and with HEAD only its headers [FIND-014]', async (encoding, decompress) => {
  const plain = await site.inject('/memory-care')
  const sent = { url: '/memory-care', headers: { 'accept-encoding': encoding } }
  const packed = await site.inject(sent)
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(String(decompress(packed.rawPayload))).toBe(plain.body)
  const head = await site.inject({ ...sent, method: 'HEAD' })
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(String(packed.rawPayload.length))
})

test('each text size has its page, and an invented one gets the normal page [FIND-014, UI-011]', async () => {
  const read = async (cookie: string) =>
    sourceOf((await site.inject({ url: '/memory-care', headers: { cookie } })).headers)
  expect(await read(textSize('large'))).toContain('miss')
  expect(await read(textSize('large'))).toContain('hit')
  expect(await read(textSize('huge'))).toContain('miss')
  expect(await read('other=1')).toContain('hit')
})

test('a campaign’s parameters don’t matter, and unknown ones are never stored [FIND-014]', async () => {
  const read = (search: string) => site.inject(`/memory-care${search}`)
  expect(sourceOf((await read('')).headers)).toContain('miss')
  const campaign = await read('?utm_source=mail&gclid=1')
  expect(sourceOf(campaign.headers)).toContain('hit')
  expect(sourceOf((await read('?page-number=2&utm_term=x')).headers)).toContain('miss')
  expect(sourceOf((await read('?page-number=2')).headers)).toContain('hit')
  for (const search of ['?invented=1', '?page-number=2&page-number=3', `?page-number=${'2'.repeat(600)}`]) {
    expect(sourceOf((await read(search)).headers)).toBe('none')
  }
})

test('the router’s data is stored like its page [FIND-014]', async () => {
  const read = (search = '') =>
    site.inject({ url: `/memory-care.data${search}`, headers: { cookie: 'hearthway-session=1' } })
  const first = await read()
  expect(first.headers['x-remix-response']).toBe('yes')
  expect(sourceOf((await read()).headers)).toContain('hit')
  expect(sourceOf((await read('?_routes=list')).headers)).toContain('miss')
  expect(sourceOf((await read('?_routes=invented')).headers)).toBe('none')
})

test('a change shows within two seconds on every process, and immediately on the one that it came through [FIND-014]', async () => {
  const other = await startSite()
  const read = async (of: typeof site) => Number(/"price":(\d+)/.exec((await of.inject('/memory-care')).body)?.[1])
  expect(await Promise.all([read(site), read(other)])).toEqual([api.price, api.price])
  await site.inject({ method: 'POST', url: '/api/change', payload: {} })
  expect(await read(site)).toBe(api.price)
  await expect.poll(() => read(other), { timeout: 2000, interval: 50 }).toBe(api.price)
  await other.close()
})

test('goes on while the API is down, says that the page came from the cache, and never stores an incomplete page [FIND-014]', async () => {
  const before = await site.inject('/memory-care')
  api.isDown = true
  await site.inject({ method: 'POST', url: '/api/change', payload: {} })
  await expect
    .poll(async () => sourceOf((await site.inject('/memory-care')).headers), { timeout: 2000, interval: 50 })
    .toBe('pages; hit; detail=outage')
  expect((await site.inject('/memory-care')).body).toBe(before.body)
  expect((await site.inject('/assisted-living')).statusCode).toBe(500)
  api.isDown = false
  await expect
    .poll(async () => sourceOf((await site.inject('/assisted-living')).headers), { timeout: 2000, interval: 50 })
    .toContain('stored')
})

test('a page is sent, but not stored, while the brand can’t be read, to all who wait for it [WORK-012, FIND-014]', async () => {
  const read = async (path: string) => {
    const { statusCode, headers } = await site.inject(path)
    return [statusCode, sourceOf(headers)]
  }
  api.brand = { ...willow, colors: 'none' }
  expect(await Promise.all([read('/memory-care'), read('/assisted-living')])).toEqual(Array(2).fill([200, 'none']))
  expect(await read('/memory-care')).toEqual([200, 'none'])
  api.brand = willow
  expect(await read('/memory-care')).toEqual([200, 'pages; fwd=miss; stored'])
  api.brand = {}
  expect(await read('/memory-care')).toEqual([200, 'pages; hit'])
})
