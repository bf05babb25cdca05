import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { notifications, users } from '../../../database/schema/tables'
import { attributesOf, errorIn, idOf, plainOf } from '../../../../testing/responses'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest({ NODE_ENV: 'production', MARKETPLACE_URL: 'https://www.hearthway.example' })

afterEach(() => vi.useRealTimers())

const login = (browser: Browser, email: string, password = samplePassword) =>
  browser.send('POST', '/platform/auth/login', { email, password }, 'users')
const isSignedIn = async (browser: Browser) => (await browser.get('/platform/users/me')).status === 200

/** Returns the code or link in the newest message to a recipient. */
async function latestSecret(recipient: string): Promise<string> {
  const [message] = await api.database.orm
    .select({ secret: notifications.secret })
    .from(notifications)
    .where(eq(notifications.recipient, recipient))
    .orderBy(desc(notifications.createdAt))
  if (!message?.secret) throw new Error(`No secret was sent to ${recipient}`)
  return message.secret
}
const latestToken = async (recipient: string) => /token=([\w-]{43})/.exec(await latestSecret(recipient))?.[1] ?? ''

async function signInByCode(browser: Browser, contact: { email: string } | { phone: string }, recipient: string) {
  const { id } = plainOf(await browser.send('POST', '/platform/auth/otp/start', contact))
  return browser.send('POST', '/platform/auth/otp/login', { id, code: await latestSecret(recipient) }, 'users')
}

async function signInByLink(browser: Browser, email: string) {
  await browser.send('POST', '/platform/auth/mlink/start', { email })
  return browser.send('POST', '/platform/auth/start', { token: await latestToken(email) })
}

/** Returns a browser that signed in with two factors. */
async function signedIn(email: string): Promise<Browser> {
  const browser = browserOf(api)
  await login(browser, email)
  await signInByCode(browser, { email }, email)
  return browser
}

const staff = [
  'admin@hearthway.example',
  'agent@hearthway.example',
  'provider@hearthway.example',
  'realtor@hearthway.example',
]

test.each(staff)('%s needs a password and a code or link, in any order [API-014, API-016, ROLE-010]', async (email) => {
  const browser = browserOf(api)
  const first = await login(browser, email)
  expect([first.status, errorIn(first)]).toEqual([401, 'second-factor-required'])
  expect(await isSignedIn(browser)).toBe(false)
  expect((await signInByCode(browser, { email }, email)).status).toBe(200)
  expect(await isSignedIn(browser)).toBe(true)

  const other = browserOf(api)
  expect(errorIn(await signInByLink(other, email))).toBe('second-factor-required')
  expect(await isSignedIn(other)).toBe(false)
  expect((await login(other, email)).status).toBe(200)
  expect(await isSignedIn(other)).toBe(true)
})

test('a family signs in with one factor [API-014, ROLE-001]', async () => {
  const browser = browserOf(api)
  expect((await login(browser, 'customer@hearthway.example')).status).toBe(200)
  expect(await isSignedIn(browser)).toBe(true)
})

test("the same factor twice, or a factor in another browser, doesn't count as two [API-014, BIZ-008]", async () => {
  const email = 'agent@hearthway.example'
  const twice = browserOf(api)
  for (let times = 0; times < 2; times += 1) expect((await login(twice, email)).status).toBe(401)
  expect((await signInByLink(browserOf(api), email)).status).toBe(401)
  expect(await isSignedIn(twice)).toBe(false)
})

test('a first factor counts for one sign-in to one account [API-014, BIZ-008]', async () => {
  const browser = browserOf(api)
  const email = 'realtor@hearthway.example'
  await login(browser, email)
  const cookie = browser.cookie()
  expect(errorIn(await signInByCode(browser, { email: 'agent@hearthway.example' }, 'agent@hearthway.example'))).toBe(
    'second-factor-required',
  )
  const own = browserOf(api, { cookie })
  expect((await signInByCode(own, { email }, email)).status).toBe(200)
  const again = browserOf(api, { cookie })
  expect((await signInByLink(again, email)).status).toBe(401)
})

test("an email link alone doesn't reset a password when two factors are required [API-015, BIZ-008]", async () => {
  const email = 'provider@hearthway.example'
  const phone = '+13035550147'
  await api.database.orm.update(users).set({ phone, phoneVerifiedAt: now() }).where(eq(users.email, email))
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const token = await latestToken(email)
  const recover = (browser: Browser) =>
    browser.send('POST', '/platform/auth/recover/end', { token, password: 'lanterns along the lake' }, 'users')
  const thief = browserOf(api)
  await signInByLink(thief, email)
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  expect((await recover(thief)).status).toBe(410)

  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const freshToken = await latestToken(email)
  const end = (browser: Browser) =>
    browser.send(
      'POST',
      '/platform/auth/recover/end',
      { token: freshToken, password: 'lanterns along the lake' },
      'users',
    )
  const refused = await end(thief)
  expect([refused.status, errorIn(refused)]).toEqual([403, 'second-factor-required'])
  const owner = browserOf(api)
  await signInByCode(owner, { phone }, phone)
  expect((await end(owner)).status).toBe(200)
  expect(await isSignedIn(owner)).toBe(true)
})

test('an admin resets the sign-in of a person who lost a factor, which removes their password and sessions [API-005, AUTH-008, DASH-012]', async () => {
  const email = 'other-agent@hearthway.example'
  const otherBrowser = await signedIn(email)
  const id = idOf(await otherBrowser.get('/platform/users/me'))
  const admin = await signedIn('admin@hearthway.example')
  const lost = { reason: 'Lost the phone', currentPassword: samplePassword }
  expect((await admin.send('POST', `/admin/users/${id}/sign-in-reset`, lost, 'users')).status).toBe(200)
  expect(await isSignedIn(otherBrowser)).toBe(false)
  expect((await login(browserOf(api), email)).status).toBe(401)
  const browser = browserOf(api)
  const values = {
    name: 'Cy Colorado',
    email,
    password: 'lanterns along the lake',
    invitation: await latestToken(email),
  }
  expect((await browser.send('POST', '/platform/auth/register', values, 'users')).status).toBe(201)
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'agent' })
})

test('every cookie has the __Host- prefix and is sent only over HTTPS [BIZ-008, DATA-007]', async () => {
  const browser = browserOf(api)
  const responses = [
    await login(browser, 'customer@hearthway.example'),
    await login(browserOf(api), 'agent@hearthway.example'),
    await browser.send('POST', '/platform/uuid-auxes', { referrer: 'https://a.example' }, 'uuid-auxes'),
    await browser.remove('/platform/auth/logout'),
  ]
  const cookies = responses.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String))
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set([
      '__Host-hearthway-session',
      '__Host-hearthway-device',
      '__Host-hearthway-first-factor',
      '__Host-hearthway-id',
    ]),
  )
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
})

test('a cookie without the __Host- prefix signs no one in [BIZ-008]', async () => {
  const browser = browserOf(api)
  await login(browser, 'customer@hearthway.example')
  const plain = browser.cookie().replaceAll('__Host-', '')
  expect(await isSignedIn(browserOf(api, { cookie: plain }))).toBe(false)
  expect(await isSignedIn(browserOf(api, { cookie: `hearthway-session=${randomUUID()}; ${browser.cookie()}` }))).toBe(
    true,
  )
})

test('a public site sends HSTS for two years with subdomains [BIZ-008]', async () => {
  for (const url of ['/platform/users/me', '/healthz', '/docs', '/images/9x9/none', '/nothing']) {
    expect((await api.call({ url })).headers['strict-transport-security'], url).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  }
})

test('a first factor expires in 10 minutes [API-014]', async () => {
  const email = 'admin@hearthway.example'
  vi.useFakeTimers({ toFake: ['Date'] })
  const late = browserOf(api)
  await login(late, email)
  vi.setSystemTime(now().getTime() + 601_000)
  expect(errorIn(await signInByCode(late, { email }, email))).toBe('second-factor-required')
})
