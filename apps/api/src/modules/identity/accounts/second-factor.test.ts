import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { notifications, users } from '../../../database/schema/tables'
import { attributesOf, errorIn, idOf, plainOf } from '../../../../testing/answers'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest({ NODE_ENV: 'production', MARKETPLACE_URL: 'https://www.hearthway.example' })

afterEach(() => vi.useRealTimers())

const login = (browser: Browser, email: string, password = samplePassword) =>
  browser.send('POST', '/platform/auth/login', { email, password }, 'users')
const isIn = async (browser: Browser) => (await browser.get('/platform/users/me')).status === 200

/** The code or link in the newest letter to somebody. */
async function sentTo(recipient: string): Promise<string> {
  const [letter] = await api.database.orm
    .select({ secret: notifications.secret })
    .from(notifications)
    .where(eq(notifications.recipient, recipient))
    .orderBy(desc(notifications.createdAt))
  if (!letter?.secret) throw new Error(`Nothing for ${recipient}`)
  return letter.secret
}
const tokenTo = async (recipient: string) => /token=([\w-]{43})/.exec(await sentTo(recipient))?.[1] ?? ''

async function byCode(browser: Browser, contact: { email: string } | { phone: string }, recipient: string) {
  const { id } = plainOf(await browser.send('POST', '/platform/auth/otp/start', contact))
  return browser.send('POST', '/platform/auth/otp/login', { id, code: await sentTo(recipient) }, 'users')
}

async function byLink(browser: Browser, email: string) {
  await browser.send('POST', '/platform/auth/mlink/start', { email })
  return browser.send('POST', '/platform/auth/start', { token: await tokenTo(email) })
}

/** Signed in with two factors. */
async function signedIn(email: string): Promise<Browser> {
  const browser = browserOf(api)
  await login(browser, email)
  await byCode(browser, { email }, email)
  return browser
}

const staff = [
  'admin@hearthway.example',
  'agent@hearthway.example',
  'provider@hearthway.example',
  'realtor@hearthway.example',
]

test.each(staff)(
  '%s needs password and code to get in, in whichever order [API-014, API-016, ROLE-010]',
  async (email) => {
    const browser = browserOf(api)
    const first = await login(browser, email)
    expect([first.status, errorIn(first)]).toEqual([401, 'second-factor-needed'])
    expect(await isIn(browser)).toBe(false)
    expect((await byCode(browser, { email }, email)).status).toBe(200)
    expect(await isIn(browser)).toBe(true)

    const other = browserOf(api)
    expect(errorIn(await byLink(other, email))).toBe('second-factor-needed')
    expect(await isIn(other)).toBe(false)
    expect((await login(other, email)).status).toBe(200)
    expect(await isIn(other)).toBe(true)
  },
)

test('a family gets in with one factor: it sees its own data alone [API-014, ROLE-001]', async () => {
  const browser = browserOf(api)
  expect((await login(browser, 'customer@hearthway.example')).status).toBe(200)
  expect(await isIn(browser)).toBe(true)
})

test('the same factor twice, or the first one in another browser, is not two [API-014, BIZ-008]', async () => {
  const email = 'agent@hearthway.example'
  const twice = browserOf(api)
  for (let times = 0; times < 2; times += 1) expect((await login(twice, email)).status).toBe(401)
  expect((await byLink(browserOf(api), email)).status).toBe(401)
  expect(await isIn(twice)).toBe(false)
})

test('the first factor counts for one sign-in and for its own account [API-014, BIZ-008]', async () => {
  const browser = browserOf(api)
  const email = 'realtor@hearthway.example'
  await login(browser, email)
  const kept = browser.cookie()
  expect(errorIn(await byCode(browser, { email: 'agent@hearthway.example' }, 'agent@hearthway.example'))).toBe(
    'second-factor-needed',
  )
  const own = browserOf(api, { cookie: kept })
  expect((await byCode(own, { email }, email)).status).toBe(200)
  const again = browserOf(api, { cookie: kept })
  expect((await byLink(again, email)).status).toBe(401)
})

test('a letter alone replaces no password where two factors are needed [API-015, BIZ-008]', async () => {
  const email = 'provider@hearthway.example'
  const phone = '+13035550147'
  await api.database.orm.update(users).set({ phone, phoneVerifiedAt: new Date() }).where(eq(users.email, email))
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const token = await tokenTo(email)
  const recover = (browser: Browser) =>
    browser.send('POST', '/platform/auth/recover/end', { token, password: 'lanterns along the lake' }, 'users')
  const thief = browserOf(api)
  await byLink(thief, email)
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  expect((await recover(thief)).status).toBe(410)

  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const fresh = await tokenTo(email)
  const end = (browser: Browser) =>
    browser.send('POST', '/platform/auth/recover/end', { token: fresh, password: 'lanterns along the lake' }, 'users')
  const refused = await end(thief)
  expect([refused.status, errorIn(refused)]).toEqual([403, 'second-factor-needed'])
  const owner = browserOf(api)
  await byCode(owner, { phone }, phone)
  expect((await end(owner)).status).toBe(200)
  expect(await isIn(owner)).toBe(true)
})

test('who lost a factor is invited anew by an admin, which ends what opened the account before [API-005, AUTH-008]', async () => {
  const email = 'other-agent@hearthway.example'
  const lost = await signedIn(email)
  const id = idOf(await lost.get('/platform/users/me'))
  const admin = await signedIn('admin@hearthway.example')
  expect((await admin.send('PATCH', `/admin/users/${id}`, { status: 'invited' }, 'users')).status).toBe(200)
  expect(await isIn(lost)).toBe(false)
  expect((await login(browserOf(api), email)).status).toBe(401)
  const browser = browserOf(api)
  const values = { name: 'Cy Colorado', email, password: 'lanterns along the lake', invitation: await tokenTo(email) }
  expect((await browser.send('POST', '/platform/auth/register', values, 'users')).status).toBe(201)
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'agent' })
})

test('every cookie is named so that no other host can set it, and travels encrypted only [BIZ-008, DATA-007]', async () => {
  const browser = browserOf(api)
  const answers = [
    await login(browser, 'customer@hearthway.example'),
    await login(browserOf(api), 'agent@hearthway.example'),
    await browser.send('POST', '/platform/uuid-auxes', { referrer: 'https://a.example' }, 'uuid-auxes'),
    await browser.remove('/platform/auth/logout'),
  ]
  const cookies = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String))
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set(['__Host-hearthway-session', '__Host-hearthway-first-factor', '__Host-hearthway-id']),
  )
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
})

test('a cookie under the plain name, which another host could have set, signs nobody in [BIZ-008]', async () => {
  const browser = browserOf(api)
  await login(browser, 'customer@hearthway.example')
  const plain = browser.cookie().replaceAll('__Host-', '')
  expect(await isIn(browserOf(api, { cookie: plain }))).toBe(false)
  expect(await isIn(browserOf(api, { cookie: `hearthway-session=${randomUUID()}; ${browser.cookie()}` }))).toBe(true)
})

test('an encrypted site tells browsers to stay encrypted, for two years and with every host below it [BIZ-008]', async () => {
  for (const url of ['/platform/users/me', '/healthz', '/docs', '/images/9x9/none', '/nothing']) {
    expect((await api.call({ url })).headers['strict-transport-security'], url).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  }
})

test('the first factor counts for ten minutes [API-014]', async () => {
  const email = 'admin@hearthway.example'
  vi.useFakeTimers({ toFake: ['Date'] })
  const late = browserOf(api)
  await login(late, email)
  vi.setSystemTime(Date.now() + 601_000)
  expect(errorIn(await byCode(late, { email }, email))).toBe('second-factor-needed')
})
