import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { sampleRequest } from '../../testing/sample-request'

const api = apiUnderTest()

test('shows agents only their own families, and admins all [ROLE-010, API-044]', async () => {
  const requestId = randomUUID()
  await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload: sampleRequest({ name: 'Ruth Example', email: 'ruth@families.example' }, requestId),
  })
  await api.api.queue.idle()
  const list = await api.call({ url: '/secure/clients', headers: { cookie: await api.cookieOf('agent') } })
  expect(list.body).toMatchObject({
    data: [{ attributes: { name: 'Ruth Example', stage: 'new' } }],
    meta: { total: 1 },
  })
  const id = JSON.parse(JSON.stringify(list.body)).data[0].id

  const otherAgent = await api.cookieOf('agent', 'other-agent@hearthway.example')
  expect((await api.call({ url: '/secure/clients', headers: { cookie: otherAgent } })).body).toMatchObject({ data: [] })
  expect((await api.call({ url: `/secure/clients/${id}`, headers: { cookie: otherAgent } })).status).toBe(404)
  const change = { data: { type: 'clients', id, attributes: { stage: 'closed' } } }
  expect(
    (
      await api.call({
        method: 'PATCH',
        url: `/secure/clients/${id}`,
        payload: change,
        headers: { cookie: otherAgent },
      })
    ).status,
  ).toBe(404)

  const admin = await api.cookieOf('admin')
  await api.call({
    method: 'POST',
    url: '/platform/clients-access/contact',
    payload: { data: { clientId: id, reason: 'The family asked for a call' } },
    headers: { cookie: admin },
  })
  expect((await api.call({ url: `/secure/clients/${id}`, headers: { cookie: admin } })).body).toMatchObject({
    data: {
      attributes: { email: 'ruth@families.example', leads: [{ communityId: 'aspen-court', status: 'assigned' }] },
    },
  })
})

test('rejects a write that another site makes a browser send [BIZ-008]', async () => {
  const payload = { data: { type: 'users', attributes: { email: 'a@families.example' } } }
  const from = (headers: Record<string, string>) =>
    api.call({ method: 'POST', url: '/platform/users', payload, headers })
  expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await from({ origin: 'https://hearthway.example' })).status).toBe(201)
})

test('rejects a wrong password and an unknown email address with the same response, and hides the session cookie from scripts [API-014]', async () => {
  const login = (email: string, password: string) =>
    api.call({
      method: 'POST',
      url: '/platform/auth/login',
      payload: { data: { type: 'users', attributes: { email, password } } },
    })
  const wrong = await login('agent@hearthway.example', 'wrong password')
  const unknown = await login('unknown@hearthway.example', 'wrong password')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual(unknown.body)
  const right = await login('Agent@Hearthway.example', 'correct horse battery staple')
  expect(right.body).toMatchObject({ data: { attributes: { role: 'agent' } } })
  expect(String(right.headers['set-cookie'])).toMatch(/hearthway-session=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
})

test('signing out ends the session, not just the cookie [API-017]', async () => {
  const cookie = await api.cookieOf('customer')
  expect((await api.call({ url: '/platform/users/me', headers: { cookie } })).status).toBe(200)
  expect((await api.call({ method: 'DELETE', url: '/platform/auth/logout', headers: { cookie } })).status).toBe(204)
  expect((await api.call({ url: '/platform/users/me', headers: { cookie } })).status).toBe(401)
})

test('lets people read and change only their own account [API-003, DATA-005]', async () => {
  const cookie = await api.cookieOf('customer')
  const me = await api.call({ url: '/platform/users/me', headers: { cookie } })
  expect(me.body).toMatchObject({ data: { type: 'users', attributes: { name: 'Cleo Customer', role: 'customer' } } })
  expect(JSON.stringify(me.body)).not.toContain('argon2')
  const foreign = await api.call({ url: `/platform/users/${randomUUID()}`, headers: { cookie } })
  expect(foreign.status).toBe(404)
  const promote = await api.call({
    method: 'PATCH',
    url: '/platform/users/me',
    payload: { data: { type: 'users', id: 'me', attributes: { role: 'admin' } } },
    headers: { cookie },
  })
  expect(promote.status).toBe(422)
  expect(promote.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/role' } }] })
})

test('updates a visitor’s contact info from the same browser, and rejects the email address from another one [API-004, VAL-022, ERR-014]', async () => {
  const create = (headers: Record<string, string> = {}) =>
    api.call({
      method: 'POST',
      url: '/platform/users',
      payload: { data: { type: 'users', attributes: { name: 'Vi Visitor', email: 'vi@families.example' } } },
      headers,
    })
  const first = await create()
  expect(first.body).toMatchObject({ data: { attributes: { created: true } } })
  const cookie = String([first.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  expect((await create({ cookie })).body).toMatchObject({ data: { attributes: { created: false } } })
  expect((await create()).status).toBe(409)
})

test('returns JSON:API errors without a stack trace for an unknown endpoint or media type [BIZ-008]', async () => {
  const unknown = await api.call({ url: '/platform/unknown' })
  expect(unknown.status).toBe(404)
  expect(unknown.body).toMatchObject({ errors: [{ code: 'endpoint-not-found' }] })
  const xml = await api.call({
    method: 'POST',
    url: '/platform/users',
    payload: '<user/>',
    headers: { 'content-type': 'application/xml' },
  })
  expect(xml.status).toBe(415)
  const broken = await api.call({
    method: 'POST',
    url: '/platform/users',
    payload: '{"data":',
    headers: { 'content-type': 'application/vnd.api+json' },
  })
  expect(broken.status).toBe(400)
})
