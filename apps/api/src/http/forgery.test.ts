import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { tableRows } from '../../testing/table-rows'

const api = apiUnderTest()
const writes = tableRows.filter(([, { method }]) => method !== 'GET')

const foreign: [string, Record<string, string>][] = [
  ['of another site', { origin: 'https://evil.example' }],
  ['of a frame without an origin', { origin: 'null' }],
  ['that a browser says comes from elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['of a host that only looks like ours', { origin: 'https://hearthway.example.evil.example' }],
  ['of our host, unencrypted', { origin: 'http://hearthway.example' }],
  [
    'that says itself for whom it was forwarded',
    { origin: 'https://evil.example', host: 'localhost', forwarded: 'host=evil.example' },
  ],
]

test.each(foreign)('every write %s is refused, with the cookies of an admin [BIZ-008, API-014]', async (_, headers) => {
  const cookie = await api.cookieOf('admin')
  for (const [name, { method, path }] of writes) {
    const answer = await api.call({
      method,
      url: path.replace(/:\w+/g, 'me'),
      headers: { cookie, ...headers },
      ...(method === 'DELETE' ? {} : { payload: { data: {} } }),
    })
    expect([answer.status, answer.body], name).toMatchObject([403, { errors: [{ code: 'foreign-origin' }] }])
  }
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body that a form of another site could send, as %s, is not read [BIZ-008]',
  async (type) => {
    const body = '{"data":{"type":"users","attributes":{"email":"a@families.example"}}}'
    const answer = await api.call({
      method: 'POST',
      url: '/platform/users',
      payload: body,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(415)
  },
)

test('no read changes who is signed in: a link, an invitation and a sign-out want a write [API-015, API-017]', async () => {
  for (const path of ['start', 'recover/end', 'otp/login', 'login', 'invitation', 'logout']) {
    expect((await api.call({ url: `/platform/auth/${path}?token=${'x'.repeat(43)}` })).status, path).toBe(404)
  }
})

test.each(['https://evil.example', 'null', 'https://hearthway.example.evil.example', 'http://hearthway.example'])(
  'pages of %s read no answer of ours, and no list of origins is a star [BIZ-008, API-049]',
  async (origin) => {
    for (const url of ['/platform/users/me', '/marketplace/communities', '/platform/auth/ways']) {
      const { headers } = await api.call({ url, headers: { origin, cookie: await api.cookieOf('customer') } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  },
)
