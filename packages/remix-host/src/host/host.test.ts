import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHost, readHostSettings } from '../index'
import { siteContext } from '../server'

const requests: IncomingMessage[] = []
const api = createServer((request, response) => {
  requests.push(request)
  response.setHeader('set-cookie', 'hearthway-session=1; HttpOnly')
  if (request.url?.startsWith('/images')) {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
  }
  response.end(JSON.stringify({ path: request.url }))
})

/** Reads the directives of a content security policy, each with its sources. */
function policyOf(headers: Record<string, unknown>): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** A build with one resource route, which is all that the server needs. */
const build: ServerBuild = {
  entry: { module: { default: () => new Response('page') } },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: {
        default: undefined,
        loader: ({ context }) => Response.json(siteContext(context)),
        action: async ({ request }) =>
          new Response(await request.text(), {
            headers: [
              ['set-cookie', 'a=1'],
              ['set-cookie', 'b=2'],
            ],
          }),
      },
    },
  },
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

/** The same site in another language, whose pages say so. */
const translation: ServerBuild = {
  ...build,
  basename: '/es',
  publicPath: '/es/',
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: { default: undefined, loader: () => new Response('página'), action: () => new Response('enviado') },
    },
  },
}

let host: Awaited<ReturnType<typeof buildHost>>
const paths = { api: '', assets: '' }

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const assets = mkdtempSync(join(tmpdir(), 'host-'))
  mkdirSync(join(assets, 'assets'))
  writeFileSync(join(assets, 'assets', 'app-abc.js'), 'export {}')
  writeFileSync(join(assets, 'assets', 'map-worker-abc.js'), 'export {}')
  writeFileSync(join(assets, 'logo.svg'), '<svg></svg>')
  const settings = readHostSettings(
    { API_PORT: String(port), LOG_LEVEL: 'silent' },
    { variable: 'SITE_PORT', fallback: 3000 },
  )
  Object.assign(paths, { api: `http://127.0.0.1:${port}`, assets })
  const translatedAssets = mkdtempSync(join(tmpdir(), 'host-es-'))
  mkdirSync(join(translatedAssets, 'assets'))
  writeFileSync(join(translatedAssets, 'assets', 'app-def.js'), 'export {}')
  const translations = [{ build: translation, assets: translatedAssets, base: '/es/' }] as const
  const site = { variable: 'SITE_PORT', fallback: 3000 }
  host = await buildHost({ build, assets, base: '/', port: site, translations }, settings)
})
afterAll(async () => {
  await host.close()
  api.close()
})

test('allows a page only its own scripts, and inline scripts only with a nonce that no other page has [BIZ-008]', async () => {
  const [one, other] = await Promise.all([host.inject('/a'), host.inject('/b')])
  const nonce: unknown = one.json().nonce
  expect(policyOf(one.headers)).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${String(nonce)}'`],
    'style-src': ["'self'", `'nonce-${String(nonce)}'`],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  })
  expect(other.json().nonce).not.toBe(nonce)
})

test('keeps every page out of other sites’ frames, and its forms on this site [BIZ-008]', async () => {
  const policy = policyOf((await host.inject('/a')).headers)
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['form-action']).toEqual(["'self'"])
})

test('never allows a page to run text as a script [BIZ-008]', async () => {
  const policy = policyOf((await host.inject('/a')).headers)
  const sources = Object.entries(policy).filter(([name]) => name !== 'style-src-attr')
  for (const [, values] of sources) {
    for (const unsafe of ["'unsafe-eval'", "'unsafe-inline'", "'unsafe-hashes'", '*'])
      expect(values).not.toContain(unsafe)
  }
})

test('sends the same security headers with pages, files, and rejected forms [BIZ-008]', async () => {
  const responses = await Promise.all([
    host.inject('/a'),
    host.inject('/logo.svg'),
    host.inject('/assets/map-worker-abc.js'),
    host.inject({
      method: 'POST',
      url: '/form',
      headers: { origin: 'https://evil.example', host: 'hearthway.example' },
    }),
  ])
  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(policyOf(headers)['frame-ancestors']).toEqual(["'none'"])
  }
})

test('passes a form to the action with its body, and every cookie back [BIZ-008]', async () => {
  const response = await host.inject({
    method: 'POST',
    url: '/form',
    payload: 'place=Denver',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:8080',
      host: 'localhost:8080',
    },
  })
  expect(response.body).toBe('place=Denver')
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test.each([
  [{ origin: 'https://evil.example', host: 'hearthway.example' }],
  [{ origin: 'null', host: 'hearthway.example' }],
  [{ 'sec-fetch-site': 'cross-site', host: 'hearthway.example' }],
])('rejects a form that another site sends: %j [BIZ-008]', async (headers) => {
  expect((await host.inject({ method: 'POST', url: '/form', payload: '', headers })).statusCode).toBe(403)
})

test('forwards API requests and images with the host that the browser used [CLIENT-002, IMG-001]', async () => {
  const call = await host.inject({ url: '/api/platform/users/me', headers: { host: 'hearthway.example' } })
  expect(call.json()).toEqual({ path: '/platform/users/me' })
  expect(call.headers['set-cookie']).toBe('hearthway-session=1; HttpOnly')
  expect(requests.at(-1)?.headers).toMatchObject({
    'x-forwarded-host': 'hearthway.example',
    'x-forwarded-for': '127.0.0.1',
  })
  expect((await host.inject('/images/320x213/drawings/a.svg')).json()).toEqual({
    path: '/images/320x213/drawings/a.svg',
  })
})

test('keeps pages and rejected forms out of shared caches, and images open to other sites [BIZ-008, IMG-001]', async () => {
  const [page, rejected, image] = await Promise.all([
    host.inject('/a'),
    host.inject({
      method: 'POST',
      url: '/form',
      headers: { origin: 'https://evil.example', host: 'hearthway.example' },
    }),
    host.inject('/images/320x213/drawings/a.svg'),
  ])
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(rejected.headers['cache-control']).toBe('private, no-cache')
  expect(image.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each(['/es', '/es/', '/es/care', '/es/care/colorado'])(
  'sends %s in the other language, with the same security headers [FIND-015, BIZ-008]',
  async (path) => {
    const { body, headers } = await host.inject(path)
    expect(body).toBe('página')
    expect(policyOf(headers)['frame-ancestors']).toEqual(["'none'"])
  },
)

test('sends forms of the other language to its own pages [FIND-015]', async () => {
  expect((await host.inject({ method: 'POST', url: '/es/form', payload: '' })).body).toBe('enviado')
})

test.each(['/', '/especial', '/estes/park'])('sends %s in the first language [FIND-015]', async (path) => {
  expect((await host.inject(path)).json()).toHaveProperty('nonce')
})

test('sends the built files of each language [FIND-015, IMG-003]', async () => {
  const file = await host.inject('/es/assets/app-def.js')
  expect(file.body).toBe('export {}')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('lets browsers cache built files forever [IMG-003]', async () => {
  const file = await host.inject('/assets/app-abc.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('sends built files without the headers of pages, which would weigh more than small files [BIZ-008]', async () => {
  const { headers } = await host.inject('/assets/app-abc.js')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers).not.toHaveProperty('content-security-policy')
})

test('passes on the address that the nearest proxy saw, never one that the client wrote [BIZ-008]', async () => {
  const port = { variable: 'SITE_PORT', fallback: 3000 }
  const environment = {
    API_URL: paths.api,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://www.hearthway.example',
  }
  const proxied = await buildHost({ build, assets: paths.assets, base: '/', port }, readHostSettings(environment, port))
  await proxied.inject({ url: '/api/x', headers: { 'x-forwarded-for': '10.9.8.7, 203.0.113.77' } })
  expect(requests.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.77')
  await host.inject({ url: '/api/x', headers: { 'x-forwarded-for': '203.0.113.77' } })
  expect(requests.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect((await proxied.inject('/a')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
  await proxied.close()
})
