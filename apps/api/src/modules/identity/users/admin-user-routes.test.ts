import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { attributesOf, errorIn, idOf, plainOf, resourcesIn } from '../../../../testing/responses'
import { browserOf } from '../../../../testing/browser'
import { listMessagesTo, readLinkToken } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest()

afterEach(() => vi.useRealTimers())

const admin = async () => browserOf(api, { cookie: await api.cookieOf('admin') })
const invite = async (values: object) => {
  const email = `${randomUUID()}@people.example`
  const response = await (
    await admin()
  ).send('POST', '/admin/users', { name: 'Ivy Invited', email, ...values }, 'users')
  return { email, response }
}
const change = async (id: string, values: object) =>
  (await admin()).send('PATCH', `/admin/users/${id}`, values, 'users')
const register = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/register', { name: 'Ivy Herself', password: samplePassword, ...values }, 'users')

test('an invited person sets up their account once [API-005, AUTH-008, ROLE-001]', async () => {
  const { email, response } = await invite({ role: 'provider', communityIds: ['aspen-court'] })
  expect(response.status).toBe(201)
  expect(attributesOf(response)).toMatchObject({ role: 'provider', status: 'invited' })
  const [message] = await listMessagesTo(api, email)
  expect(message?.body).toContain('/?status=invite&token=')
  const invitation = await readLinkToken(api, email)
  const invited = await browserOf(api).send('POST', '/platform/auth/invitation', { token: invitation })
  expect(plainOf(invited)).toEqual({ name: 'Ivy Invited', email, role: 'provider' })

  const browser = browserOf(api)
  expect((await register({ email, invitation }, browser)).status).toBe(201)
  const me = attributesOf(await browser.get('/platform/users/me'))
  expect(me).toMatchObject({ name: 'Ivy Herself', role: 'provider', isEmailVerified: true, hasPassword: true })
  expect(resourcesIn(await browser.get('/marketplace/claims'))).toHaveLength(1)
  const again = await register({ email, invitation })
  expect([again.status, errorIn(again)]).toEqual([410, 'link-used'])
})

test('an invitation works only for its email address and expires in 7 days [AUTH-008, BIZ-008]', async () => {
  const { email } = await invite({ role: 'admin' })
  const invitation = await readLinkToken(api, email)
  expect((await register({ email: 'other@people.example', invitation })).status).toBe(404)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now().getTime() + 7 * 86_400_000 + 1000)
  const late = await register({ email, invitation })
  expect([late.status, errorIn(late)]).toEqual([410, 'link-expired'])
})

test('rejects inviting an email address in use, and resends an open invitation [API-005]', async () => {
  const taken = await (
    await admin()
  ).send('POST', '/admin/users', { name: 'C', email: 'customer@hearthway.example', role: 'admin' }, 'users')
  expect(taken.status).toBe(409)
  const { email, response } = await invite({ role: 'customer' })
  const first = await readLinkToken(api, email)
  expect((await (await admin()).send('POST', `/admin/users/${idOf(response)}/invitation`, {})).status).toBe(200)
  expect((await register({ email, invitation: first })).status).toBe(410)
})

test('lists accounts by text, role, and status, sorted and paged [API-005]', async () => {
  const browser = await admin()
  const found = async (query: string) =>
    resourcesIn(await browser.get(`/admin/users?${query}`)).map(({ attributes }) => attributes['name'])
  expect(await found('q=REALTOR%40')).toEqual(['Rae Realtor'])
  expect(await found('q=%25')).toEqual([])
  expect(await found('filter[role]=agent&sort=-name')).toEqual(['Cy Colorado', 'Bo Boulder'])
  expect(await found('filter[role]=agent&sort=name&page-size=1&page-number=2')).toEqual(['Cy Colorado'])
  const page = await browser.get('/admin/users?filter[role]=agent&page-size=1')
  expect(page.body).toMatchObject({ meta: { total: 2 } })
  expect((await browser.get('/admin/users?filter[role]=king')).status).toBe(400)
})

test('disabling an account ends its sessions and blocks every sign-in method [API-005, ROLE-009]', async () => {
  const email = 'provider@hearthway.example'
  const browser = browserOf(api, { cookie: await api.cookieOf('provider') })
  const id = idOf(await browser.get('/platform/users/me'))
  await browser.send('POST', '/platform/auth/mlink/start', { email })
  const token = await readLinkToken(api, email)
  expect((await change(id, { status: 'disabled' })).status).toBe(200)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  const wrong = await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(wrong.status).toBe(401)
  expect((await browser.send('POST', '/platform/auth/start', { token })).status).toBe(404)
  await browser.send('POST', '/platform/auth/otp/start', { email })
  expect((await listMessagesTo(api, email))[0]?.body).toContain('don’t have a matching account')
  expect((await change(id, { status: 'active' })).status).toBe(200)
  expect(await api.cookieOf('provider')).toContain('hearthway-session')
})

test('a new role ends existing sessions [API-005, ROLE-001, BIZ-008]', async () => {
  const browser = browserOf(api, { cookie: await api.cookieOf('real-estate-agent') })
  const id = idOf(await browser.get('/platform/users/me'))
  await change(id, { name: 'Rae Renamed' })
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect(attributesOf(await change(id, { role: 'customer' }))).toMatchObject({ role: 'customer' })
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('rejects removing the only admin [API-005]', async () => {
  const browser = await admin()
  const id = idOf(await browser.get('/platform/users/me'))
  for (const values of [{ role: 'customer' }, { status: 'disabled' }]) {
    const refused = await change(id, values)
    expect([refused.status, errorIn(refused)]).toEqual([409, 'last-admin'])
  }
  expect((await browser.remove('/platform/users/me')).status).toBe(409)
})

test.each([['passwordHash'], ['id'], ['emailVerifiedAt'], ['createdAt']])(
  'rejects %s from an admin [API-005, BIZ-008]',
  async (name) => {
    expect((await change(randomUUID(), { [name]: 'x' })).status).toBe(422)
  },
)

test('everyone but admins lists only themselves [API-004, ROLE-009]', async () => {
  const customer = browserOf(api, { cookie: await api.cookieOf('customer') })
  const list = resourcesIn(await customer.get('/platform/users'))
  expect(list.map(({ attributes }) => attributes['name'])).toEqual(['Cleo Customer'])
  expect(resourcesIn(await customer.get('/platform/users?q=admin'))).toEqual([])
  expect(resourcesIn(await (await admin()).get('/platform/users')).length).toBeGreaterThan(5)
})

test('a person closes only their own account [API-003]', async () => {
  const browser = browserOf(api)
  await register({ email: 'leaving@people.example' }, browser)
  expect((await browser.remove(`/platform/users/${randomUUID()}`)).status).toBe(404)
  expect((await browser.remove('/platform/users/me')).status).toBe(204)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  expect((await register({ email: 'leaving@people.example' })).status).toBe(201)
})

test('a new email address must be unused and verified, and the previous one is notified [API-003]', async () => {
  const browser = browserOf(api)
  await register({ email: 'old@people.example' }, browser)
  const update = (email: string) => browser.send('PATCH', '/platform/users/me', { email }, 'users')
  expect((await update('customer@hearthway.example')).status).toBe(409)
  expect(attributesOf(await update('new@people.example'))).toMatchObject({ isEmailVerified: false })
  expect((await listMessagesTo(api, 'old@people.example'))[0]?.subject).toContain('was changed')
  await browser.send('POST', '/platform/auth/start', { token: await readLinkToken(api, 'new@people.example') })
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ isEmailVerified: true })
})

test("a browser can't change contact info after its owner verified it [API-004, BIZ-008]", async () => {
  const email = 'owner@people.example'
  const visitor = browserOf(api)
  const leave = (phone: string) => visitor.send('POST', '/platform/users', { email, phone }, 'users')
  expect((await leave('(303) 555-0150')).status).toBe(201)
  await browserOf(api).send('POST', '/platform/auth/mlink/start', { email })
  await browserOf(api).send('POST', '/platform/auth/start', { token: await readLinkToken(api, email) })
  expect((await leave('(303) 555-0151')).status).toBe(409)
})
