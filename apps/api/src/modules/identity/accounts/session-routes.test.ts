import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { errorIn, idOf, resourcesIn } from '../../../../testing/answers'
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

const sessionsOf = async (browser: Browser) => resourcesIn(await browser.get('/platform/sessions'))

test('a person sees the own sessions with browser and last use, and ends one of them [API-014]', async () => {
  const here = await signedIn('customer@hearthway.example')
  const there = await signedIn('customer@hearthway.example', firefox)
  const list = await sessionsOf(here)
  expect(list).toHaveLength(2)
  expect(JSON.stringify(list)).not.toContain(here.cookie().split('=')[1])
  const other = list.find(({ attributes }) => attributes['isThisOne'] === false)
  expect(other?.attributes).toMatchObject({ browser: 'Firefox on Windows', lastUsedAt: expect.stringMatching(/Z$/) })
  expect((await here.remove(`/platform/sessions/${other?.id}`)).status).toBe(204)
  expect((await there.get('/platform/users/me')).status).toBe(401)
  expect((await here.get('/platform/users/me')).status).toBe(200)
})

test('all other sessions end at once [API-014]', async () => {
  const here = await signedIn('provider@hearthway.example')
  const others = [await signedIn('provider@hearthway.example'), await signedIn('provider@hearthway.example')]
  expect((await here.remove('/platform/sessions')).status).toBe(204)
  for (const other of others) expect((await other.get('/platform/users/me')).status).toBe(401)
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('nobody sees or ends the session of somebody else, an admin neither [API-014, BIZ-008]', async () => {
  const agent = await signedIn('agent@hearthway.example')
  const [own] = await sessionsOf(agent)
  for (const email of ['other-agent@hearthway.example', 'admin@hearthway.example']) {
    const stranger = await signedIn(email)
    expect((await stranger.remove(`/platform/sessions/${own?.id}`)).status).toBe(404)
  }
  expect((await agent.get('/platform/users/me')).status).toBe(200)
  expect((await agent.remove('/platform/sessions/not-an-id')).status).toBe(404)
})

test('a session that nobody used for two weeks has ended [API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('customer@hearthway.example')
  vi.setSystemTime(Date.now() + 13 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  vi.setSystemTime(Date.now() + 13 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  vi.setSystemTime(Date.now() + 15 * 86_400_000)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('what opens an account is changed by who signed in just now, or has the password [API-003, BIZ-008]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('other-agent@hearthway.example')
  vi.setSystemTime(Date.now() + 16 * 60_000)
  const change = (values: object) => browser.send('PATCH', '/platform/users/me', values, 'users')
  expect((await change({ name: 'Cy Changed' })).status).toBe(200)
  const refused = await change({ phone: '(303) 555-0188' })
  expect([refused.status, errorIn(refused)]).toEqual([403, 'sign-in-again'])
  expect((await change({ phone: '(303) 555-0188', currentPassword: 'wrong one' })).status).toBe(403)
  expect((await change({ phone: '(303) 555-0188', currentPassword: samplePassword })).status).toBe(200)
  expect((await browser.remove('/platform/users/me')).status).toBe(403)
})

test('whoever works with the data of others is signed out after two hours of rest and twelve of work [API-014, ROLE-010]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
  const isIn = async (browser: Browser) => (await browser.get('/platform/users/me')).status === 200
  const rests = await signedIn('realtor@hearthway.example')
  minutesLater(121)
  expect(await isIn(rests)).toBe(false)
  const works = await signedIn('realtor@hearthway.example')
  for (let hour = 1; hour < 12; hour += 1) {
    minutesLater(60)
    expect(await isIn(works), `hour ${hour}`).toBe(true)
  }
  minutesLater(61)
  expect(await isIn(works)).toBe(false)
})

test('other sessions are ended, and a first password is set, by who signed in just now [API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = await signedIn('other-agent@hearthway.example')
  const other = (await sessionsOf(browser)).find(({ attributes }) => attributes['isThisOne'] === false)
  vi.setSystemTime(Date.now() + 16 * 60_000)
  for (const refused of [
    await browser.remove('/platform/sessions'),
    await browser.remove(`/platform/sessions/${other?.id ?? randomUUID()}`),
  ]) {
    expect([refused.status, errorIn(refused)]).toEqual([403, 'sign-in-again'])
  }
  const own = (await sessionsOf(browser)).find(({ attributes }) => attributes['isThisOne'])
  expect((await browser.remove(`/platform/sessions/${own?.id}`)).status).toBe(204)
})

test('an admin signs a person out everywhere, and nobody else does [API-005, ROLE-009]', async () => {
  const browser = await signedIn('provider@hearthway.example')
  const id = idOf(await browser.get('/platform/users/me'))
  const path = `/admin/users/${id}/sessions`
  expect((await browser.remove(path)).status).toBe(403)
  const admin = await signedIn('admin@hearthway.example')
  expect((await admin.remove(`/admin/users/${randomUUID()}/sessions`)).status).toBe(404)
  expect((await admin.remove(path)).status).toBe(204)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('the stream of events ends with the session it was opened in [API-017, DASH-003]', async () => {
  const address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await signedIn('agent@hearthway.example')
  const { headers, body } = await fetch(`${address}/platform/events/stream`, { headers: { cookie: browser.cookie() } })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const reader = body?.getReader()
  await reader?.read()
  await browser.remove('/platform/auth/logout')
  // Something that the advisor would have heard of.
  api.api.hub.publish({ type: 'family', familyId: randomUUID(), agentId: 'agent-boulder' })
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})
