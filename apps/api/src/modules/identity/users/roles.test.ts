import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@pkg/api-client/server'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
import { createFamilyWithRequest, findOfferId, createCaller } from '../../../../testing/lead-samples'
import { attributesOf, errorIn, idOf, resourcesIn } from '../../../../testing/responses'
import { samplePassword } from '../../../../testing/sample-catalog'
import { readLinkToken } from '../../../../testing/mailbox'

const api = apiUnderTest()
let admin: Browser

beforeAll(async () => {
  admin = browserOf(api, { cookie: await api.cookieOf('admin') })
})

/** Invites a person with roles, who signs up. Returns their browser. */
async function personWith(values: object) {
  const email = `${randomUUID()}@roles.example`
  const invited = await admin.send('POST', '/admin/users', { name: 'Robin Roles', email, ...values }, 'users')
  expect(invited.status).toBe(201)
  const browser = browserOf(api)
  const invitation = await readLinkToken(api, email)
  const account = { name: 'Robin Roles', email, password: samplePassword, invitation }
  expect((await browser.send('POST', '/platform/auth/register', account, 'users')).status).toBe(201)
  return { browser, email, id: idOf(invited) }
}
const work = (browser: Browser, values: object, id = 'current') =>
  browser.send('PATCH', `/platform/sessions/${id}`, values, 'sessions')
const me = async (browser: Browser) => attributesOf(await browser.get('/platform/users/me'))
const changeAccount = (id: string, values: object) => admin.send('PATCH', `/admin/users/${id}`, values, 'users')

const advisorAndTeam = {
  role: 'provider',
  otherRoles: ['agent'],
  agentId: 'agent-boulder',
  communityIds: ['birch-house'],
}

test('a person with several roles works in one of them at a time, with its rights only [WORK-001, ROLE-001, ROLE-010]', async () => {
  const { browser } = await personWith(advisorAndTeam)
  expect(await me(browser)).toMatchObject({ role: 'provider', roles: ['provider', 'agent'] })
  expect((await browser.get('/platform/tasks')).status).toBe(403)
  expect((await work(browser, { role: 'agent' })).status).toBe(200)
  expect(await me(browser)).toMatchObject({ role: 'agent', roles: ['provider', 'agent'], agentId: 'agent-boulder' })
  expect((await browser.get('/platform/tasks')).status).toBe(200)
  expect((await browser.get('/marketplace/claims')).status).toBe(200)
  expect((await browser.get('/platform/invoiced/magic-link')).status).toBe(403)
  const other = await work(browser, { role: 'admin' })
  expect([other.status, errorIn(other)]).toEqual([422, 'unprocessable'])
  expect((await work(browser, { role: 'provider' }, randomUUID())).status).toBe(404)
  await work(browser, { role: 'provider' })
  expect((await browser.get('/platform/tasks')).status).toBe(403)
})

test('each browser of a person works in its own role [WORK-001]', async () => {
  const { browser, email } = await personWith(advisorAndTeam)
  const second = browserOf(api)
  await second.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  await work(second, { role: 'agent' })
  expect([await me(browser), await me(second)]).toMatchObject([{ role: 'provider' }, { role: 'agent' }])
})

test('a role that an admin removes ends immediately, and is recorded with the values before and after [WORK-001, WORK-017]', async () => {
  const { browser, email, id } = await personWith(advisorAndTeam)
  await work(browser, { role: 'agent' })
  expect(attributesOf(await changeAccount(id, { otherRoles: [] }))).not.toHaveProperty('roles')
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(await me(browser)).toMatchObject({ role: 'provider' })
  const [change] = resourcesIn(await admin.get(`/platform/record-changes?filter[record]=${id}`))
  expect(JSON.stringify(change?.attributes)).toContain('agent')
})

test.each([
  [{ role: 'customer', otherRoles: ['agent'] }],
  [{ role: 'agent', otherRoles: ['agent'] }],
  [{ role: 'agent', otherRoles: ['real-estate-agent'] }],
])('rejects roles that one account can’t have together: %j [WORK-001]', async (roles) => {
  const response = await admin.send(
    'POST',
    '/admin/users',
    { name: 'Nora', email: `${randomUUID()}@roles.example`, ...roles },
    'users',
  )
  expect([response.status, response.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/otherRoles' } }] },
  ])
})

test('an advisor who claims a community keeps the advisor’s role, and gets the provider’s [WORK-001, API-020]', async () => {
  const { browser, email } = await personWith({ role: 'agent', agentId: 'agent-boulder' })
  const claim = await browser.send(
    'POST',
    '/marketplace/communities/aspen-court/claim',
    { jobTitle: 'Owner' },
    'claims',
  )
  await admin.send('PATCH', `/admin/claims/${idOf(claim)}`, { status: 'approved' }, 'claims')
  await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(await me(browser)).toMatchObject({ role: 'agent', roles: ['agent', 'provider'] })
})

test('the only admin stays one, also as another role [WORK-001, API-005]', async () => {
  const { orm } = api.database
  const [only] = resourcesIn(await admin.get('/admin/users?filter[role]=admin&filter[status]=active'))
  await orm.execute(sql`update users set role = 'agent', other_roles = '{admin}' where id = ${only?.id}`)
  await work(admin, { role: 'admin' })
  expect(errorIn(await changeAccount(only?.id ?? '', { otherRoles: [] }))).toBe('last-admin')
  await orm.execute(sql`update users set role = 'admin', other_roles = '{}' where id = ${only?.id}`)
})

test('an admin views the dashboard as an advisor, who the admin’s own account isn’t, and returns [WORK-001, ROLE-009]', async () => {
  const { id } = await personWith({ role: 'agent', agentId: 'agent-boulder' })
  const viewer = browserOf(api, { cookie: await api.cookieOf('admin') })
  expect((await work(viewer, { viewedUserId: id })).status).toBe(200)
  expect(await me(viewer)).toMatchObject({ role: 'agent', name: 'Robin Roles', viewedBy: expect.stringMatching(/./) })
  expect((await viewer.get('/admin/users')).status).toBe(403)
  expect((await viewer.get('/platform/tasks')).status).toBe(200)
  await work(viewer, { viewedUserId: null })
  expect(await me(viewer)).toMatchObject({ role: 'admin' })
  const [view] = resourcesIn(await viewer.get(`/admin/account-views?filter[user]=${id}`))
  expect(view?.attributes).toMatchObject({
    userName: 'Robin Roles',
    startedAt: expect.any(String),
    endedAt: expect.any(String),
  })
})

test('a view reads only: every other request is rejected, and nothing that signs in is given out [WORK-001, BIZ-008]', async () => {
  const { id } = await personWith({ role: 'provider', communityIds: ['birch-house'] })
  const viewer = browserOf(api, { cookie: await api.cookieOf('admin') })
  await work(viewer, { viewedUserId: id })
  const rejected = Object.entries(endpoints).flatMap(([resource, rows]) =>
    Object.entries(rows).flatMap(([name, { method, path }]) =>
      method === 'GET' || ['sessions.update', 'auth.logout'].includes(`${resource}.${name}`) ? [] : [{ method, path }],
    ),
  )
  expect(rejected.length).toBeGreaterThan(100)
  const reasons = new Set<string>()
  for (const { method, path } of rejected) {
    const response = await api.call({
      method,
      url: path.replace(/:\w+/g, randomUUID()),
      headers: { cookie: viewer.cookie() },
      ...(method === 'DELETE' ? {} : { payload: { data: { type: 'x', attributes: {} } } }),
    })
    if (errorIn(response) !== 'only-viewing') reasons.add(`${method} ${path}`)
  }
  expect([...reasons]).toEqual([])
  expect(errorIn(await viewer.get('/platform/invoiced/magic-link'))).toBe('only-viewing')
  await viewer.remove('/platform/auth/logout')
  expect(resourcesIn(await admin.get(`/admin/account-views?filter[user]=${id}`))[0]?.attributes).toHaveProperty(
    'endedAt',
  )
})

test('a family reads that the admin saw its contact info, and not the advisor [WORK-001, TRUTH-011]', async () => {
  const advisor = await createCaller(api, 'agent')
  const family = await createFamilyWithRequest(api)
  await advisor.post(`/platform/offers/${await findOfferId(advisor, family.id)}/claim`, 'offers', {})
  const { id } = await personWith({ role: 'agent', agentId: 'agent-boulder' })
  const viewer = browserOf(api, { cookie: await api.cookieOf('admin') })
  await work(viewer, { viewedUserId: id })
  expect(attributesOf(await viewer.get(`/secure/clients/${family.id}`))).not.toHaveProperty('phone')
  expect((await viewer.get('/platform/emails')).status).toBe(200)
  const readers = resourcesIn(await admin.get(`/platform/record-reads?filter[client]=${family.id}`))
  expect(readers.map(({ attributes }) => attributes['role'])).not.toContain('agent')
})

test.each(['admin', 'customer'] as const)('no one views the dashboard as a %s [WORK-001]', async (role) => {
  const viewed = await personWith({ role })
  expect((await work(admin, { viewedUserId: viewed.id })).status).toBe(422)
})

test('only who works as an admin views the dashboard as someone else [WORK-001, ROLE-009]', async () => {
  const { browser } = await personWith({ role: 'agent', agentId: 'agent-boulder', otherRoles: ['admin'] })
  const { id } = await personWith({ role: 'provider' })
  expect((await work(browser, { viewedUserId: id })).status).toBe(403)
  await work(browser, { role: 'admin' })
  expect((await work(browser, { viewedUserId: id })).status).toBe(200)
  expect((await work(browser, { viewedUserId: id })).status).toBe(403)
  await work(browser, { role: 'agent' })
  expect(await me(browser)).toMatchObject({ role: 'agent', name: 'Robin Roles' })
})
