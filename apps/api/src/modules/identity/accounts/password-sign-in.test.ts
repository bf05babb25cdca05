import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { attributesOf, errorIn } from '../../../../testing/answers'
import { type Browser, browserOf } from '../../../../testing/browser'
import { arrivedAt, linkedToken } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'
import { passwordChecks } from '../users/passwords'

const api = apiUnderTest()
const newPassword = 'an even longer passphrase'

// Whoever travels in time takes an account of their own: the embedded database travels along.
afterEach(() => vi.useRealTimers())

const register = (given: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/register', { name: 'Nora New', ...given }, 'users')
const login = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/login', values, 'users')
const recover = (email: string) => browserOf(api).send('POST', '/platform/auth/recover', { email })
const recoverEnd = (token: string, password = newPassword, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/recover/end', { token, password }, 'users')

/** A person of their own for a test, signed in. */
async function somebody(): Promise<{ browser: Browser; email: string }> {
  const browser = browserOf(api)
  const email = `${randomUUID()}@families.example`
  await register({ email, password: samplePassword }, browser)
  return { browser, email }
}

test('a registration carries name, email and phone_number, and makes a customer who is signed in [API-013, DATA-005, ROLE-002]', async () => {
  const browser = browserOf(api)
  const email = 'nora@families.example'
  const answer = await register({ email, phone_number: '(303) 555-0119', password: samplePassword }, browser)
  expect(answer.status).toBe(201)
  expect(attributesOf(answer)).toMatchObject({ name: 'Nora New', email, phone: '+13035550119', role: 'customer' })
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await arrivedAt(api, email))[0]?.subject).toContain('Confirm')
})

test('an address that has an account is a conflict at registration [ERR-014, API-013]', async () => {
  expect(await register({ email: 'Customer@hearthway.example' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'user-exists' }] },
  })
})

test.each([['role'], ['status'], ['agentId'], ['provider']])(
  'nobody gives themselves a %s at registration [API-013, ROLE-002, BIZ-008]',
  async (name) => {
    expect((await register({ email: `${name}@families.example`, [name]: 'admin' })).status).toBe(422)
  },
)

test('a password signs in by address and by number, under a new session id each time [API-014]', async () => {
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

test('a wrong password, an unknown address and an account without a password are refused alike [API-014, BIZ-008]', async () => {
  await register({ email: 'linkonly@families.example' })
  const answers = await Promise.all(
    ['customer@hearthway.example', 'nobody@families.example', 'linkonly@families.example', 'no address at all'].map(
      (email) => login({ email, password: 'wrong password' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('a login does the same work for an unknown address, a wrong password and an account without one [API-014, BIZ-008]', async () => {
  await register({ email: 'nowork@families.example' })
  const work: unknown[] = []
  const count = (cost: unknown) => work.push(cost)
  passwordChecks.subscribe(count)
  const done = []
  for (const email of ['customer@hearthway.example', 'nobody@families.example', 'nowork@families.example']) {
    work.length = 0
    await login({ email, password: 'wrong password' })
    done.push([...work])
  }
  passwordChecks.unsubscribe(count)
  // Argon2id with OWASP's floor: 19 MiB, two rounds.
  expect(done).toEqual(done.map(() => ['argon2id v=19 m=19456,t=2,p=1']))
})

test('a first password is set once; after that the present one is needed [API-014]', async () => {
  const { browser } = await somebody()
  const set = await browser.send('POST', '/platform/auth/password', { password: newPassword })
  expect([set.status, errorIn(set)]).toEqual([409, 'password-exists'])
  const update = (password: string) => browser.send('POST', '/platform/auth/password/update', { password, newPassword })
  const wrong = await update('not the present one')
  expect([wrong.status, errorIn(wrong)]).toEqual([403, 'wrong-password'])
  expect((await update(samplePassword)).status).toBe(204)
})

test('another password ends all other sessions, gives this one a new id, and is told by mail [API-014]', async () => {
  const { browser, email } = await somebody()
  const elsewhere = browserOf(api)
  await login({ email, password: samplePassword }, elsewhere)
  const before = browser.cookie()
  await browser.send('POST', '/platform/auth/password/update', { password: samplePassword, newPassword })
  expect((await elsewhere.get('/platform/users/me')).status).toBe(401)
  expect((await browserOf(api, { cookie: before }).get('/platform/users/me')).status).toBe(401)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await login({ email, password: samplePassword })).status).toBe(401)
  expect((await arrivedAt(api, email))[0]?.subject).toContain('was changed')
})

test.each([['short'], ['x'.repeat(201)]])('a new password of %s is refused [API-014]', async (password) => {
  expect((await register({ email: 'short@families.example', password })).status).toBe(422)
})

test('a forgotten password is replaced by a letter, once, and every session ends [API-015]', async () => {
  const { browser: elsewhere, email } = await somebody()
  expect((await recover(email)).status).toBe(204)
  const token = await linkedToken(api, email)
  const browser = browserOf(api)
  expect((await recoverEnd(token, newPassword, browser)).status).toBeLessThan(300)
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect((await elsewhere.get('/platform/users/me')).status).toBe(401)
  expect((await login({ email, password: newPassword })).status).toBeLessThan(300)
  const again = await recoverEnd(token)
  expect([again.status, errorIn(again)]).toEqual([410, 'link-used'])
})

test('a letter to replace a password is good for half an hour [API-015]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await recover('agent@hearthway.example')
  const token = await linkedToken(api, 'agent@hearthway.example')
  vi.setSystemTime(Date.now() + 1_801_000)
  const late = await recoverEnd(token)
  expect([late.status, errorIn(late)]).toEqual([410, 'link-expired'])
})

test('recovery answers the same for an address without an account [API-015, BIZ-008]', async () => {
  const known = await recover('customer@hearthway.example')
  const unknown = await recover('stranger@families.example')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test('a write from a foreign site signs nobody in and changes nothing [BIZ-008, API-014]', async () => {
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
