import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { errorIn, idOf, resourcesIn } from '../../../../testing/responses'
import { type Browser, browserOf } from '../../../../testing/browser'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest()
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

afterEach(() => vi.useRealTimers())

async function signedIn(email: string, userAgent = ''): Promise<Browser> {
  const browser = browserOf(api, { userAgent })
  await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  return browser
}

const listSessions = async (browser: Browser) => resourcesIn(await browser.get('/platform/sessions'))

test('a person lists their sessions with browser and last use, and ends one [API-014]', async () => {
  const browser = await signedIn('customer@hearthway.example')
  const firefoxBrowser = await signedIn('customer@hearthway.example', firefox)
  const list = await listSessions(browser)
  expect(list).toHaveLength(2)
  expect(JSON.stringify(list)).not.toContain(browser.cookie().split('=')[1])
  const other = list.find(({ attributes }) => attributes['isCurrent'] === false)
  expect(other?.attributes).toMatchObject({ browser: 'Firefox on Windows', lastUsedAt: expect.stringMatching(/Z$/) })
  expect((await browser.remove(`/platform/sessions/${other?.id}`)).status).toBe(204)
  expect((await firefoxBrowser.get('/platform/users/me')).status).toBe(401)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
})

test('a person ends all their other sessions [API-014]', async () => {
  const browser = await signedIn('provider@hearthway.example')
  const others = [await signedIn('provider@hearthway.example'), await signedIn('provider@hearthway.example')]
  expect((await browser.remove('/platform/sessions')).status).toBe(204)
  for (const other of others) expect((await other.get('/platform/users/me')).status).toBe(401)
  expect(await listSessions(browser)).toHaveLength(1)
})

test("no one ends another person's session, not even an admin [API-014, BIZ-008]", async () => {
  const agent = await signedIn('agent@hearthway.example')
  const [own] = await listSessions(agent)
  for (const email of ['other-agent@hearthway.example', 'admin@hearthway.example']) {
    const stranger = await signedIn(email)
    expect((await stranger.remove(`/platform/sessions/${own?.id}`)).status).toBe(404)
  }
  expect((await agent.get('/platform/users/me')).status).toBe(200)
  expect((await agent.remove('/platform/sessions/not-an-id')).status).toBe(404)
})

test('a session ends after 14 days without use [API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('customer@hearthway.example')
  vi.setSystemTime(now().getTime() + 13 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  vi.setSystemTime(now().getTime() + 13 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  vi.setSystemTime(now().getTime() + 15 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('a change of sign-in contacts needs a recent sign-in or the password [API-003, BIZ-008]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('other-agent@hearthway.example')
  vi.setSystemTime(now().getTime() + 16 * 60_000)
  const change = (values: object) => browser.send('PATCH', '/platform/users/me', values, 'users')
  expect((await change({ name: 'Cy Changed' })).status).toBe(200)
  const refused = await change({ phone: '(303) 555-0188' })
  expect([refused.status, errorIn(refused)]).toEqual([403, 'recent-sign-in-required'])
  expect((await change({ phone: '(303) 555-0188', currentPassword: 'wrong one' })).status).toBe(403)
  expect((await change({ phone: '(303) 555-0188', currentPassword: samplePassword })).status).toBe(200)
  expect((await browser.remove('/platform/users/me')).status).toBe(403)
})

test("a session with access to other people's data ends after 2 hours without use or 12 hours in total [API-014, ROLE-010]", async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const minutesLater = (minutes: number) => vi.setSystemTime(now().getTime() + minutes * 60_000)
  const isSignedIn = async (browser: Browser) => (await browser.get('/platform/users/me')).status === 200
  const idle = await signedIn('realtor@hearthway.example')
  minutesLater(121)
  expect(await isSignedIn(idle)).toBe(false)
  const active = await signedIn('realtor@hearthway.example')
  for (let hour = 1; hour < 12; hour += 1) {
    minutesLater(60)
    expect(await isSignedIn(active), `hour ${hour}`).toBe(true)
  }
  minutesLater(61)
  expect(await isSignedIn(active)).toBe(false)
})

test('ending other sessions needs a recent sign-in [API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('other-agent@hearthway.example')
  const other = (await listSessions(browser)).find(({ attributes }) => attributes['isCurrent'] === false)
  vi.setSystemTime(now().getTime() + 16 * 60_000)
  for (const refused of [
    await browser.remove('/platform/sessions'),
    await browser.remove(`/platform/sessions/${other?.id ?? randomUUID()}`),
  ]) {
    expect([refused.status, errorIn(refused)]).toEqual([403, 'recent-sign-in-required'])
  }
  const own = (await listSessions(browser)).find(({ attributes }) => attributes['isCurrent'])
  expect((await browser.remove(`/platform/sessions/${own?.id}`)).status).toBe(204)
})

test('only an admin ends all sessions of a person [API-005, ROLE-009]', async () => {
  const browser = await signedIn('provider@hearthway.example')
  const id = idOf(await browser.get('/platform/users/me'))
  const path = `/admin/users/${id}/sessions`
  expect((await browser.remove(path)).status).toBe(403)
  const admin = await signedIn('admin@hearthway.example')
  expect((await admin.remove(`/admin/users/${randomUUID()}/sessions`)).status).toBe(404)
  expect((await admin.remove(path)).status).toBe(204)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('the event stream ends with its session [API-017, DASH-003]', async () => {
  const address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await signedIn('agent@hearthway.example')
  const { headers, body } = await fetch(`${address}/platform/events/stream`, { headers: { cookie: browser.cookie() } })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const reader = body?.getReader()
  await reader?.read()
  await browser.remove('/platform/auth/logout')
  // An event that an open stream would receive.
  api.api.hub.publish({ type: 'family', familyId: randomUUID(), agentId: 'agent-boulder' })
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})
