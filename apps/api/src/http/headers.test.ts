import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()
const withoutProxy = apiUnderTest({ RATE_LIMIT: 'true' })
const behindProxy = apiUnderTest({ TRUST_PROXY: 'true', RATE_LIMIT: 'true' })

test.each([
  '/platform/users/me',
  '/marketplace/communities',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/images/320x213/none.svg',
  '/no-such-endpoint',
])('sends %s with security headers that prevent sniffing, framing, and scripts [BIZ-008]', async (url) => {
  const { headers } = await api.call({ url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
  const policy = String(headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toContain('script-src')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('keeps personal data out of caches and other sites [BIZ-008, TRUST-016]', async () => {
  const cookie = await api.cookieOf('customer')
  for (const url of ['/platform/users/me', '/platform/privacy/export', '/platform/receipts', '/platform/sessions']) {
    const { headers } = await api.call({ url, headers: { cookie } })
    expect(headers, url).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('states the charset of text responses [BIZ-008]', async () => {
  for (const [url, type] of [
    ['/docs', 'text/html; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
  ] as const) {
    expect((await api.call({ url })).headers['content-type'], url).toBe(type)
  }
})

test('does not support TRACE [BIZ-008]', async () => {
  const address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  const status = await new Promise((resolve, reject) => {
    request(address, { method: 'TRACE' }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('behind a proxy, counts the IP address that the proxy saw, not one that the client sent [BIZ-008]', async () => {
  const login = (part: string) =>
    behindProxy.call({
      method: 'POST',
      url: '/platform/auth/login',
      payload: { data: { type: 'users', attributes: { email: `${part}@unknown.example`, password: 'a guess' } } },
      headers: { 'x-forwarded-for': `10.9.8.${part}, 203.0.113.77` },
      remoteAddress: '192.0.2.1',
    })
  const statuses: number[] = []
  for (let attempts = 0; attempts < 21; attempts += 1) statuses.push((await login(String(attempts))).status)
  expect(statuses.slice(0, 20)).toEqual(statuses.slice(0, 20).map(() => 401))
  expect(statuses[20]).toBe(429)
})

test.each([
  ['another machine', '192.0.2.50', '10.9.8.%d', 429],
  ['a site on this machine', '127.0.0.1', '10.9.8.%d', 401],
  ['a site on this machine, over IPv6', '::ffff:127.0.0.1', '10.9.9.%d', 401],
  ['this machine, with an address that a client wrote first', '127.0.0.1', '10.9.7.%d, 127.0.0.1', 429],
])(
  'without TRUST_PROXY, limits count what %s forwards as documented [BIZ-008, TRUTH-014]',
  async (_who, address, forwarded, status) => {
    const statuses: number[] = []
    for (let attempts = 0; attempts < 21; attempts += 1) {
      const response = await withoutProxy.call({
        method: 'POST',
        url: '/platform/auth/login',
        payload: {
          data: { type: 'users', attributes: { email: `${randomUUID()}@unknown.example`, password: 'a guess' } },
        },
        headers: { 'x-forwarded-for': forwarded.replace('%d', String(attempts)) },
        remoteAddress: address,
      })
      statuses.push(response.status)
    }
    expect(statuses.at(-1)).toBe(status)
  },
)

test('without a proxy, ignores forwarded addresses and hosts [BIZ-008]', async () => {
  const payload = { data: { type: 'users', attributes: { email: 'a@families.example' } } }
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  const response = await api.call({
    method: 'POST',
    url: '/platform/users',
    payload,
    headers,
    remoteAddress: '192.0.2.9',
  })
  expect(response.status).toBe(403)
})
