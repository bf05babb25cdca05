import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { endpointRows } from '../../testing/endpoint-rows'

const api = apiUnderTest()
const writes = endpointRows.filter(([, { method }]) => method !== 'GET')

const foreign: [string, Record<string, string>][] = [
  ['from another site', { origin: 'https://evil.example' }],
  ['from a frame without an origin', { origin: 'null' }],
  ['that a browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['from a host that only looks like ours', { origin: 'https://hearthway.example.evil.example' }],
  ['from our host without encryption', { origin: 'http://hearthway.example' }],
  [
    'that sets its own Forwarded header',
    { origin: 'https://evil.example', host: 'localhost', forwarded: 'host=evil.example' },
  ],
]

test.each(foreign)('rejects every write %s, even with an admin’s cookies [BIZ-008, API-014]', async (_, headers) => {
  const cookie = await api.cookieOf('admin')
  for (const [name, { method, path }] of writes) {
    const response = await api.call({
      method,
      url: path.replace(/:\w+/g, 'me'),
      headers: { cookie, ...headers },
      ...(method === 'DELETE' ? {} : { payload: { data: {} } }),
    })
    expect([response.status, response.body], name).toMatchObject([403, { errors: [{ code: 'origin-not-allowed' }] }])
  }
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'rejects a body of type %s, which a form on another site could send [BIZ-008]',
  async (type) => {
    const body = '{"data":{"type":"users","attributes":{"email":"a@families.example"}}}'
    const response = await api.call({
      method: 'POST',
      url: '/platform/users',
      payload: body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(415)
  },
)

test('links, invitations, and sign-out need a write, so no GET changes who is signed in [API-015, API-017]', async () => {
  for (const path of ['start', 'recover/end', 'otp/login', 'login', 'invitation', 'logout']) {
    expect((await api.call({ url: `/platform/auth/${path}?token=${'x'.repeat(43)}` })).status, path).toBe(404)
  }
})

test.each(['https://evil.example', 'null', 'https://hearthway.example.evil.example', 'http://hearthway.example'])(
  'does not let pages of %s read responses, and never allows all origins [BIZ-008, API-049]',
  async (origin) => {
    for (const url of ['/platform/users/me', '/marketplace/communities', '/platform/auth/methods']) {
      const { headers } = await api.call({ url, headers: { origin, cookie: await api.cookieOf('customer') } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  },
)
