import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { attributesOf, errorIn } from '../../../../testing/responses'
import { type Browser, browserOf } from '../../../../testing/browser'
import { listMessagesTo, readLinkToken } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'
import { passwordChecks } from '../users/passwords'

const api = apiUnderTest()
const newPassword = 'an even longer passphrase'

// Tests that change the time use separate accounts, because the embedded database's clock changes too.
afterEach(() => vi.useRealTimers())

const register = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/register', { name: 'Nora New', ...values }, 'users')
const login = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/login', values, 'users')
const recover = (email: string) => browserOf(api).send('POST', '/platform/auth/recover', { email })
const recoverEnd = (token: string, password = newPassword, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/recover/end', { token, password }, 'users')

/** Registers a new person and returns their signed-in browser. */
async function registerPerson(): Promise<{ browser: Browser; email: string }> {
  const browser = browserOf(api)
  const email = `${randomUUID()}@families.example`
  await register({ email, password: samplePassword }, browser)
  return { browser, email }
}

test('registers a customer with name, email, and phone_number, and signs them in [API-013, DATA-005, ROLE-002]', async () => {
  const browser = browserOf(api)
  const email = 'nora@families.example'
  const response = await register({ email, phone_number: '(303) 555-0119', password: samplePassword }, browser)
  expect(response.status).toBe(201)
  expect(attributesOf(response)).toMatchObject({ name: 'Nora New', email, phone: '+13035550119', role: 'customer' })
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await listMessagesTo(api, email))[0]?.subject).toContain('Verify')
})

test('rejects registration with an email address in use [ERR-014, API-013]', async () => {
  expect(await register({ email: 'Customer@hearthway.example' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'user-exists' }] },
  })
})

test.each([['role'], ['status'], ['agentId'], ['provider']])(
  'rejects %s at registration [API-013, ROLE-002, BIZ-008]',
  async (name) => {
    expect((await register({ email: `${name}@families.example`, [name]: 'admin' })).status).toBe(422)
  },
)

test('a password signs in with the email address or phone number, each time with a new session ID [API-014]', async () => {
  const email = 'phil@families.example'
  await register({ email, phone_number: '(303) 555-0120', password: samplePassword })
  const browser = browserOf(api)
  await login({ email, password: samplePassword }, browser)
  const first = browser.cookie()
  await login({ phone: '303-555-0120', password: samplePassword }, browser)
  expect(browser.cookie()).not.toBe(first)
  const old = browserOf(api, { cookie: first })
  expect((await old.get('/platform/users/me')).status).toBe(401)
})

test('a wrong password, an unknown email address, and an account without a password get the same response [API-014, BIZ-008]', async () => {
  await register({ email: 'linkonly@families.example' })
  const responses = await Promise.all(
    ['customer@hearthway.example', 'unknown@families.example', 'linkonly@families.example', 'no address at all'].map(
      (email) => login({ email, password: 'wrong password' }),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]))
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('a sign-in does the same work for an unknown email address, a wrong password, and an account without one [API-014, BIZ-008]', async () => {
  await register({ email: 'nowork@families.example' })
  const work: unknown[] = []
  const count = (cost: unknown) => work.push(cost)
  passwordChecks.subscribe(count)
  const done = []
  for (const email of ['customer@hearthway.example', 'unknown@families.example', 'nowork@families.example']) {
    work.length = 0
    await login({ email, password: 'wrong password' })
    done.push([...work])
  }
  passwordChecks.unsubscribe(count)
  // Argon2id with OWASP's minimum: 19 MiB and two iterations.
  expect(done).toEqual(done.map(() => ['argon2id v=19 m=19456,t=2,p=1']))
})

test('a first password can be set once; later changes need the current one [API-014]', async () => {
  const { browser } = await registerPerson()
  const set = await browser.send('POST', '/platform/auth/password', { password: newPassword })
  expect([set.status, errorIn(set)]).toEqual([409, 'password-exists'])
  const update = (password: string) => browser.send('POST', '/platform/auth/password/update', { password, newPassword })
  const wrong = await update('not the current one')
  expect([wrong.status, errorIn(wrong)]).toEqual([403, 'wrong-password'])
  expect((await update(samplePassword)).status).toBe(204)
})

test('a password change ends other sessions, renews this one, and is confirmed by email [API-014]', async () => {
  const { browser, email } = await registerPerson()
  const otherBrowser = browserOf(api)
  await login({ email, password: samplePassword }, otherBrowser)
  const before = browser.cookie()
  await browser.send('POST', '/platform/auth/password/update', { password: samplePassword, newPassword })
  expect((await otherBrowser.get('/platform/users/me')).status).toBe(401)
  expect((await browserOf(api, { cookie: before }).get('/platform/users/me')).status).toBe(401)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await login({ email, password: samplePassword })).status).toBe(401)
  expect((await listMessagesTo(api, email))[0]?.subject).toContain('was changed')
})

test.each([['short'], ['x'.repeat(201)]])('rejects %s as a new password [API-014]', async (password) => {
  expect((await register({ email: 'short@families.example', password })).status).toBe(422)
})

test('a recovery link resets a password once and ends all sessions [API-015]', async () => {
  const { browser: otherBrowser, email } = await registerPerson()
  expect((await recover(email)).status).toBe(204)
  const token = await readLinkToken(api, email)
  const browser = browserOf(api)
  expect((await recoverEnd(token, newPassword, browser)).status).toBeLessThan(300)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await otherBrowser.get('/platform/users/me')).status).toBe(401)
  expect((await login({ email, password: newPassword })).status).toBeLessThan(300)
  const again = await recoverEnd(token)
  expect([again.status, errorIn(again)]).toEqual([410, 'link-used'])
})

test('a recovery link expires in 30 minutes [API-015]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await recover('agent@hearthway.example')
  const token = await readLinkToken(api, 'agent@hearthway.example')
  vi.setSystemTime(now().getTime() + 1_801_000)
  const late = await recoverEnd(token)
  expect([late.status, errorIn(late)]).toEqual([410, 'link-expired'])
})

test('recovery responds the same for an email address without an account [API-015, BIZ-008]', async () => {
  const known = await recover('customer@hearthway.example')
  const unknown = await recover('stranger@families.example')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test('rejects writes with cookies from another site [BIZ-008, API-014]', async () => {
  const cookie = await api.cookieOf('customer')
  for (const url of ['/platform/auth/login', '/platform/auth/password/update', '/platform/auth/otp/login']) {
    const { status } = await api.call({
      method: 'POST',
      url,
      payload: { data: { type: 'users', attributes: {} } },
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  }
  const ended = await api.call({
    method: 'DELETE',
    url: '/platform/sessions',
    headers: { cookie, origin: 'https://evil.example' },
  })
  expect(ended.status).toBe(403)
})
