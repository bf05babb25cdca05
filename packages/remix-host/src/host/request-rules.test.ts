// cspell:ignore PROPFIND
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { addRequestRules } from './request-rules'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** Starts a site whose pages answer everything with 200. */
function createSite(settings: { publicUrl?: string; siteUrl?: string; trustProxy: boolean }, base = '/') {
  const app = Fastify({ trustProxy: settings.trustProxy })
  addRequestRules(app, { settings, base })
  app.all('*', () => 'page')
  apps.push(app)
  return app
}

/** Sends a request byte for byte, because clients refuse to send these. Returns the status. */
async function sendRaw(app: FastifyInstance, text: string): Promise<number> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    socket.on('error', reject)
    socket.on('data', (part) => {
      resolve(Number(part.toString().split(' ')[1]))
      socket.destroy()
    })
  })
}

const open = { trustProxy: false }
const proxied = { publicUrl: 'https://homes.example', trustProxy: true }

test.each([
  ['TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['PROPFIND / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: %\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: <script>\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: user@evil.example\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: evil.example/path\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: \r\n\r\n', 400],
  ['GET / HTTP/1.0\r\n\r\n', 400],
  ['GET /healthz HTTP/1.0\r\n\r\n', 200],
  ['GET / HTTP/1.1\r\nHost: localhost:3000\r\n\r\n', 200],
  ['GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n', 200],
])('answers %j with %i [BIZ-008]', async (text, status) => {
  expect(await sendRaw(createSite(open), text)).toBe(status)
})

test.each([
  [{ 'x-forwarded-proto': 'http' }, 308],
  [{ 'x-forwarded-proto': 'https, http' }, 308],
  [{ 'x-forwarded-proto': 'https' }, 200],
  [{}, 200],
])('a page that the proxy got with %j answers %i where addresses are https [BIZ-008]', async (headers, status) => {
  const response = await createSite(proxied).inject({ url: '/assisted-living?sort=price', headers })
  expect(response.statusCode).toBe(status)
  if (status === 308) expect(response.headers['location']).toBe('https://homes.example/assisted-living?sort=price')
})

test('redirects to the public address, whatever host and path a client writes [BIZ-008]', async () => {
  const headers = { 'x-forwarded-proto': 'http', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const response = await createSite(proxied).inject({ url: '//evil.example/a', headers })
  expect(response.headers['location']).toBe('https://homes.example//evil.example/a')
})

test('redirects to the site’s own host where both sites share their settings [BIZ-008]', async () => {
  const site = createSite({ ...proxied, siteUrl: 'https://desk.example/dashboard' }, '/dashboard/')
  const response = await site.inject({ url: '/dashboard/today', headers: { 'x-forwarded-proto': 'http' } })
  expect(response.headers['location']).toBe('https://desk.example/dashboard/today')
})

test.each([
  ['a health check', proxied, { url: '/healthz' }],
  ['an API request', proxied, { url: '/api/platform/users/me' }],
  ['a form', proxied, { url: '/contact', method: 'POST' as const }],
  ['a client without a proxy that we trust', { ...proxied, trustProxy: false }, { url: '/' }],
  ['a site with an http address', { publicUrl: 'http://homes.example', trustProxy: true }, { url: '/' }],
  ['a site without a public address', { trustProxy: true }, { url: '/' }],
])('doesn’t redirect %s [BIZ-008]', async (_, settings, request) => {
  const response = await createSite(settings).inject({ ...request, headers: { 'x-forwarded-proto': 'http' } })
  expect(response.statusCode).toBe(200)
})

test('a health check of a site under a base path stays on http [BIZ-008]', async () => {
  const headers = { 'x-forwarded-proto': 'http' }
  expect((await createSite(proxied, '/dashboard/').inject({ url: '/dashboard/healthz', headers })).statusCode).toBe(200)
})
