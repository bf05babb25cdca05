import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
import { readCode, readLinkToken } from '../../../../testing/mailbox'
import { idOf } from '../../../../testing/responses'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest({ RATE_LIMIT: 'true' })

let adminCookie = ''
beforeAll(async () => void (adminCookie = await api.cookieOf('admin')))

let addresses = 0
/** Creates a browser that never signed in, at a new IP address. */
const createBrowser = () => browserOf(api, { address: `198.51.100.${(addresses += 1)}` })

const login = (browser: Browser, email: string, password: string = samplePassword) =>
  browser.send('POST', '/platform/auth/login', { email, password }, 'users')
const startCode = (browser: Browser, email: string) => browser.send('POST', '/platform/auth/otp/start', { email })
const enterCode = (browser: Browser, id: string, code: string) =>
  browser.send('POST', '/platform/auth/otp/login', { id, code }, 'users')
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Creates a browser that signed in to an account and signed out again. */
async function createKnownBrowser(email: string): Promise<Browser> {
  const browser = createBrowser()
  expect((await login(browser, email)).status).toBeLessThan(300)
  expect((await browser.remove('/platform/auth/logout')).status).toBeLessThan(300)
  return browser
}

async function guess(email: string, times: number): Promise<void> {
  for (let attempts = 0; attempts < times; attempts += 1) await login(createBrowser(), email, 'a wrong guess')
}

test('after a stranger used up all guesses, an admin still signs in from a known browser, and with a code from a new one [TRUTH-014, API-014]', async () => {
  const email = 'admin@hearthway.example'
  const known = await createKnownBrowser(email)
  await guess(email, 10)
  expect((await login(createBrowser(), email)).status).toBeLessThan(300)
  await guess(email, 100)
  expect((await login(createBrowser(), email)).status).toBe(429)
  expect((await login(known, email)).status).toBeLessThan(300)
  const unknown = createBrowser()
  const id = idOf(await startCode(unknown, email))
  expect((await enterCode(unknown, id, await readCode(api, email, adminCookie))).status).toBeLessThan(300)
})

test('a known browser has guesses of its own, even behind the same IP address as the guesser [TRUTH-014]', async () => {
  const email = 'agent@hearthway.example'
  const known = await createKnownBrowser(email)
  const guesser = browserOf(api, { address: `198.51.100.${addresses}` })
  for (let attempts = 0; attempts < 11; attempts += 1) await login(guesser, email, 'a wrong guess')
  expect((await login(guesser, email)).status).toBe(429)
  for (let attempts = 0; attempts < 5; attempts += 1)
    expect((await login(known, email, 'a wrong guess')).status).toBe(401)
  expect((await login(known, email)).status).toBeLessThan(300)
})

test('a browser is known only to accounts that signed in on it, by a token of the server [TRUTH-014]', async () => {
  const email = 'provider@hearthway.example'
  const attacker = await createKnownBrowser('customer@hearthway.example')
  const forged = browserOf(api, { address: '203.0.113.61', cookie: 'hearthway-device=made-up-by-an-attacker' })
  await guess(email, 100)
  expect((await login(attacker, email)).status).toBe(429)
  expect((await login(forged, email)).status).toBe(429)
})

test('a device cookie that someone planted before the sign-in is worthless after it [TRUTH-014]', async () => {
  const email = 'realtor@hearthway.example'
  const victim = browserOf(api, { address: '203.0.113.62', cookie: 'hearthway-device=planted-by-an-attacker' })
  expect((await login(victim, email)).status).toBeLessThan(300)
  const attacker = browserOf(api, { address: '203.0.113.63', cookie: 'hearthway-device=planted-by-an-attacker' })
  await guess(email, 100)
  expect((await login(attacker, email)).status).toBe(429)
})

test("a stranger's requests for codes and links neither use up nor end those of the owner on a new device [TRUTH-014, API-015, API-016]", async () => {
  const email = 'other-agent@hearthway.example'
  const owner = createBrowser()
  const requestAsStranger = async () => {
    for (let times = 0; times < 8; times += 1) {
      await startCode(createBrowser(), email)
      await createBrowser().send('POST', '/platform/auth/mlink/start', { email })
    }
  }
  await requestAsStranger()
  const id = idOf(await startCode(owner, email))
  const code = await readCode(api, email, adminCookie)
  await requestAsStranger()
  expect((await enterCode(owner, id, code)).status).toBeLessThan(300)

  const other = createBrowser()
  expect((await other.send('POST', '/platform/auth/mlink/start', { email })).status).toBeLessThan(300)
  const token = await readLinkToken(api, email, adminCookie)
  await requestAsStranger()
  expect((await other.send('POST', '/platform/auth/start', { token })).status).toBeLessThan(300)
})

test('a code for one of many networks ends after one wrong attempt [TRUTH-014, API-016]', async () => {
  const email = 'customer@hearthway.example'
  for (let times = 0; times < 12; times += 1) await startCode(createBrowser(), email)
  const guesser = createBrowser()
  const id = idOf(await startCode(guesser, email))
  const code = await readCode(api, email, adminCookie)
  expect((await enterCode(guesser, id, wrongCode(code))).status).toBe(410)
  expect((await enterCode(guesser, id, code)).status).toBe(410)
})

test('a new password makes all other browsers of the account unknown [TRUTH-014, API-014]', async () => {
  const email = 'forgetful@families.example'
  const owner = createBrowser()
  await owner.send('POST', '/platform/auth/register', { name: 'Fay', email, password: samplePassword }, 'users')
  const stolen = await createKnownBrowser(email)
  const change = { password: samplePassword, newPassword: 'an even longer passphrase' }
  expect((await owner.send('POST', '/platform/auth/password/update', change)).status).toBeLessThan(300)
  await owner.remove('/platform/auth/logout')
  await guess(email, 100)
  expect((await login(stolen, email, change.newPassword)).status).toBe(429)
  expect((await login(owner, email, change.newPassword)).status).toBeLessThan(300)
})
