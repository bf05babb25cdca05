import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
import { listMessagesTo, readLinkToken } from '../../../../testing/mailbox'
import { attributesOf, errorIn, idOf, resourcesIn } from '../../../../testing/responses'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest()
let admin: Browser

beforeAll(async () => {
  admin = browserOf(api, { cookie: await api.cookieOf('admin') })
})

const newEmail = () => `${randomUUID()}@accounts.example`
const invite = async (values: object, email = newEmail()) => {
  const response = await admin.send('POST', '/admin/users', { name: 'Ivy Provider', email, ...values }, 'users')
  expect(response.status).toBe(201)
  return { email, id: idOf(response) }
}
const signUp = async (email: string, browser = browserOf(api)) => {
  const account = { name: 'Ivy Provider', email, password: samplePassword, invitation: await readLinkToken(api, email) }
  const response = await browser.send('POST', '/platform/auth/register', account, 'users')
  return { browser, response }
}
const member = async (values: object) => {
  const invited = await invite(values)
  const { browser, response } = await signUp(invited.email)
  expect(response.status).toBe(201)
  return { ...invited, browser }
}
const path = (id: string, rest = '') => `/admin/users/${id}${rest}`
const account = async (id: string) => attributesOf(await admin.get(path(id)))
const change = (id: string, values: object) => admin.send('PATCH', path(id), values, 'users')
const found = async (query: string) =>
  resourcesIn(await admin.get(`/admin/users?page-size=100&${query}`)).map(({ id }) => id)
const changesOf = async (id: string) =>
  resourcesIn(await admin.get(`/platform/record-changes?filter[record]=${id}&sort=at`)).map(
    ({ attributes }) => attributes,
  )

test('an invitation is withdrawn, after which its link opens nothing, and is sent again with its communities [DASH-012, AUTH-008]', async () => {
  const { email, id } = await invite({ role: 'provider', communityIds: ['aspen-court', 'birch-house'] })
  const first = await readLinkToken(api, email)
  expect((await admin.remove(path(id, '/invitation'))).status).toBe(204)
  expect(await account(id)).toMatchObject({ status: 'disabled', signInMethods: [] })
  const refused = await browserOf(api).send('POST', '/platform/auth/invitation', { token: first })
  expect([refused.status, errorIn(refused)]).toEqual([410, 'link-used'])
  const enabled = await change(id, { status: 'active' })
  expect([enabled.status, errorIn(enabled)]).toEqual([409, 'not-registered'])

  expect((await admin.send('POST', path(id, '/invitation'), {})).status).toBe(200)
  const { browser, response } = await signUp(email)
  expect(response.status).toBe(201)
  expect(resourcesIn(await browser.get('/marketplace/claims'))).toHaveLength(2)
  const again = await admin.send('POST', path(id, '/invitation'), {})
  expect([again.status, errorIn(again)]).toEqual([409, 'already-registered'])
  expect([(await admin.remove(path(id, '/invitation'))).status]).toEqual([409])
})

test('accounts say when their person was last seen, how they sign in, and what they manage [DASH-012]', async () => {
  const { id: invitedId } = await invite({ role: 'provider', communityIds: ['birch-house'] })
  expect(await account(invitedId)).toMatchObject({
    signInMethods: [],
    hasSecondFactor: false,
    openSessions: 0,
    communities: [{ id: 'birch-house', name: 'birch-house' }],
  })
  expect(await account(invitedId)).not.toHaveProperty('lastSeenAt')
  const { id, browser } = await member({ role: 'agent', agentId: 'agent-colorado' })
  const seen = await account(id)
  expect(seen).toMatchObject({
    signInMethods: ['password', 'email'],
    hasSecondFactor: true,
    openSessions: 1,
    agentName: 'Advisor agent-colorado',
    communities: [],
  })
  expect(Math.abs(now().getTime() - Date.parse(String(seen['lastSeenAt'])))).toBeLessThan(60_000)
  await browser.remove('/platform/auth/logout')
  expect(await account(id)).toMatchObject({ lastSeenAt: seen['lastSeenAt'], openSessions: 0 })
})

test('accounts are found by when they were last seen, a missing second factor, and a community [DASH-012, WORK-003]', async () => {
  const { id: unseen } = await invite({ role: 'provider', communityIds: ['cedar-memory'] })
  const { id: seen } = await member({ role: 'provider', communityIds: ['dogwood-lodge'] })
  const tomorrow = new Date(now().getTime() + 86_400_000).toISOString()
  const before = await found(`filter[lastSeenAt][lt]=${encodeURIComponent(tomorrow)}`)
  expect([before.includes(seen), before.includes(unseen)]).toEqual([true, false])
  const yesterday = new Date(now().getTime() - 86_400_000).toISOString()
  expect(await found(`filter[lastSeenAt][lt]=${encodeURIComponent(yesterday)}`)).toEqual([])
  const never = await found('filter[lastSeenAt][exists]=false')
  expect([never.includes(seen), never.includes(unseen)]).toEqual([false, true])
  const single = await found('filter[hasSecondFactor]=false')
  expect([single.includes(seen), single.includes(unseen)]).toEqual([false, true])
  const secured = await found('filter[hasSecondFactor]=true')
  expect([secured.includes(seen), secured.includes(unseen)]).toEqual([true, false])
  expect(await found('filter[community]=cedar-memory')).toEqual([unseen])
  const bySeen = await found('sort=-lastSeenAt')
  expect(bySeen.indexOf(seen)).toBeLessThan(bySeen.indexOf(unseen))
})

test('an admin replaces the communities of a provider, whose sessions end [DASH-012, ROLE-010]', async () => {
  const { id, browser } = await member({ role: 'provider', communityIds: ['aspen-court', 'birch-house'] })
  const values = { communityIds: ['birch-house', 'cedar-memory'], reason: 'Works at Cedar now' }
  const changed = attributesOf(await change(id, values))
  expect(changed['communities']).toEqual([
    { id: 'birch-house', name: 'birch-house' },
    { id: 'cedar-memory', name: 'cedar-memory' },
  ])
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  const claims = resourcesIn(await admin.get(`/admin/claims?filter[user]=${id}&page-size=100`))
  expect(claims.map(({ attributes }) => [attributes['communityId'], attributes['status']]).toSorted()).toEqual([
    ['aspen-court', 'declined'],
    ['birch-house', 'approved'],
    ['cedar-memory', 'approved'],
  ])
  const [last] = (await changesOf(id)).slice(-1)
  expect(last).toMatchObject({
    reason: 'Works at Cedar now',
    values: [{ field: 'communityIds', before: ['aspen-court', 'birch-house'], after: ['birch-house', 'cedar-memory'] }],
  })
  const unknown = await change(id, { communityIds: ['no-such-place'] })
  expect([unknown.status, errorIn(unknown)]).toEqual([422, 'unprocessable'])
  expect((await account(id))['communities']).toHaveLength(2)
})

test('an admin sees a person’s sessions, and ends one or all of them [DASH-012]', async () => {
  const { id, email, browser } = await member({ role: 'provider' })
  const second = browserOf(api)
  await second.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  const sessions = resourcesIn(await admin.get(path(id, '/sessions')))
  expect(sessions).toHaveLength(2)
  const [latest] = sessions
  expect((await admin.remove(path(id, `/sessions/${randomUUID()}`))).status).toBe(404)
  const { id: otherId } = await member({ role: 'provider' })
  expect((await admin.remove(path(otherId, `/sessions/${latest?.id}`))).status).toBe(404)
  expect((await admin.remove(path(id, `/sessions/${latest?.id}`))).status).toBe(204)
  const open = [await browser.get('/platform/users/me'), await second.get('/platform/users/me')]
  expect(open.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect((await admin.remove(path(id, '/sessions'))).status).toBe(204)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  const ended = (await changesOf(id)).flatMap(({ values }) => values)
  expect(ended).toContainEqual({ field: 'openSessions', before: 2, after: 1 })
  expect(ended).toContainEqual({ field: 'openSessions', before: 1, after: 0 })
})

test('a reset of a lost factor needs the admin’s own password, emails the person, and is recorded [DASH-012, WORK-017]', async () => {
  const { id, email, browser } = await member({ role: 'agent' })
  const reset = (values: object) => admin.send('POST', path(id, '/sign-in-reset'), values, 'users')
  for (const currentPassword of [undefined, 'not the password of the admin']) {
    const refused = await reset({ reason: 'Lost the phone', currentPassword })
    expect([refused.status, errorIn(refused)]).toEqual([403, 'own-factor-required'])
  }
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  const done = await reset({ reason: 'Lost the phone', currentPassword: samplePassword })
  expect(attributesOf(done)).toMatchObject({ status: 'invited', signInMethods: [], openSessions: 0 })
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toContain('sign-in was reset')
  expect(message?.body).toContain('Ada Admin')
  const login = await browserOf(api).send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(login.status).toBe(401)
  expect((await changesOf(id)).map(({ values, reason }) => ({ values, reason }))).toContainEqual({
    reason: 'Lost the phone',
    values: [{ field: 'signInMethods', before: ['password', 'email'], after: [] }],
  })
  expect((await signUp(email)).response.status).toBe(201)
})

test('admins can’t change their own role or status, or reset their own sign-in [DASH-012, ROLE-009]', async () => {
  const { id, browser } = await member({ role: 'admin' })
  for (const values of [{ role: 'agent' }, { status: 'disabled' }, { otherRoles: ['agent'] }]) {
    const refused = await browser.send('PATCH', path(id), values, 'users')
    expect([refused.status, errorIn(refused)]).toEqual([409, 'own-rights'])
  }
  const values = { reason: 'Lost it', currentPassword: samplePassword }
  expect(errorIn(await browser.send('POST', path(id, '/sign-in-reset'), values, 'users'))).toBe('own-rights')
  expect((await browser.send('PATCH', path(id), { name: 'Ida Admin' }, 'users')).status).toBe(200)
  expect((await change(id, { role: 'agent', reason: 'Moved to families' })).status).toBe(200)
  const [last] = (await changesOf(id)).slice(-1)
  expect(last).toMatchObject({ reason: 'Moved to families', actor: 'Ada Admin' })
})

test('a disabled person keeps the name on what they did, and their invitation link ends [DASH-012, WORK-017]', async () => {
  const { id } = await member({ role: 'admin' })
  const { id: invitedId, email } = await invite({ role: 'provider' })
  const link = await readLinkToken(api, email)
  await change(invitedId, { status: 'disabled', reason: 'Never started' })
  expect((await browserOf(api).send('POST', '/platform/auth/invitation', { token: link })).status).toBe(410)
  await change(id, { status: 'disabled', reason: 'Left' })
  expect(await account(id)).toMatchObject({ status: 'disabled', name: 'Ivy Provider', openSessions: 0 })
})

test('disables several accounts together, except one’s own, and undoes it [DASH-012, WORK-003]', async () => {
  const { id } = await member({ role: 'provider' })
  const own = idOf(await admin.get('/platform/users/me'))
  const change = { recordType: 'users', changes: { status: 'disabled' }, ids: [id, own] }
  const done = await admin.send('POST', '/platform/bulk-actions', change, 'bulk-actions')
  expect(attributesOf(done)).toMatchObject({ status: 'finished', changed: 1, failed: 1 })
  expect(await account(id)).toMatchObject({ status: 'disabled' })
  expect(await account(own)).toMatchObject({ status: 'active' })
  expect((await admin.send('POST', `/platform/bulk-actions/${idOf(done)}/undo`, {})).status).toBe(200)
  expect(await account(id)).toMatchObject({ status: 'active' })
})
