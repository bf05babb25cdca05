import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { passwordChecks } from '../users/passwords'
import { arrivedAt, arrivedCode } from '../../../../testing/mailbox'
import { attributesOf, idOf, plainOf } from '../../../../testing/answers'

const api = apiUnderTest()
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

// Whoever travels in time takes an account of their own: the embedded database travels along, and its messages would be the newest.
afterEach(() => vi.useRealTimers())

const start = (contact: object, browser = browserOf(api)) => browser.send('POST', '/platform/auth/otp/start', contact)
const login = (id: string, code: string, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/otp/login', { id, code }, 'users')
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code by mail signs in once, and is gone from the outbox afterwards [API-016]', async () => {
  const id = idOf(await start({ email: 'Customer@Hearthway.example' }))
  const code = await arrivedCode(api, 'customer@hearthway.example')
  const browser = browserOf(api)
  const answer = await login(id, ` ${code.slice(0, 3)} ${code.slice(3)} `, browser)
  expect(attributesOf(answer)).toMatchObject({ name: 'Cleo Customer', role: 'customer', hasPassword: true })
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect(await login(id, code)).toMatchObject({ status: 410, body: { errors: [{ code: 'code-ended' }] } })
  const [message] = await arrivedAt(api, 'customer@hearthway.example')
  expect(message?.body).not.toContain(code)
})

test('a code by text opens the account that a visitor left the number for [API-016, ROLE-006]', async () => {
  const phone = '(303) 555-0141'
  await browserOf(api).send('POST', '/platform/users', { name: 'Tess Text', phone }, 'users')
  const answer = await start({ phone })
  expect(plainOf(answer)).toMatchObject({ channel: 'text' })
  const [message] = await arrivedAt(api, '+13035550141')
  expect(message).toMatchObject({ channel: 'text', status: 'sent' })
  const signedIn = await login(idOf(answer), await arrivedCode(api, '+13035550141'))
  expect(attributesOf(signedIn)).toMatchObject({ name: 'Tess Text', isPhoneProven: true })
})

test('five wrong codes end a code, and the right one comes too late [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await arrivedCode(api, 'provider@hearthway.example')
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await login(id, wrongOf(code))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 410])
  expect((await login(id, code)).status).toBe(410)
})

test('guesses at the same moment count as many [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await arrivedCode(api, 'provider@hearthway.example')
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(id, wrongOf(code))))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
  expect((await login(id, code)).status).toBe(410)
})

test('a right code that comes many times at once signs in one browser [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await arrivedCode(api, 'provider@hearthway.example')
  const answers = await Promise.all(Array.from({ length: 4 }, () => login(id, code)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('a code is good for ten minutes [API-016]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = idOf(await start({ email: 'agent@hearthway.example' }))
  const code = await arrivedCode(api, 'agent@hearthway.example')
  minutes(9.9)
  expect((await login(id, wrongOf(code))).status).toBe(401)
  minutes(0.2)
  expect((await login(id, code)).status).toBe(410)
})

test('another code replaces the last after half a minute, three times, and wrong tries stay counted [API-016]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = idOf(await start({ email: 'realtor@hearthway.example' }))
  const first = await arrivedCode(api, 'realtor@hearthway.example')
  const retry = () => browserOf(api).send('POST', '/platform/auth/otp/retry', { id })
  const soon = await retry()
  expect(soon.status).toBe(429)
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)
  for (let tries = 0; tries < 4; tries += 1) await login(id, wrongOf(first))
  minutes(0.6)
  expect((await retry()).status).toBe(200)
  const second = await arrivedCode(api, 'realtor@hearthway.example')
  expect((await login(id, wrongOf(second))).status).toBe(410)
  expect((await retry()).status).toBe(410)
})

test('asking again ends the code of before, so that it gives no further tries [API-016]', async () => {
  const first = idOf(await start({ email: 'customer@hearthway.example' }))
  const code = await arrivedCode(api, 'customer@hearthway.example')
  await start({ email: 'customer@hearthway.example' })
  expect((await login(first, code)).status).toBe(410)
})

test('an address without an account gets the same answers, and a letter that says so [API-016, BIZ-008]', async () => {
  const known = await start({ email: 'customer@hearthway.example' })
  const unknown = await start({ email: 'nobody@families.example' })
  expect(unknown.status).toBe(known.status)
  expect(Object.keys(plainOf(unknown))).toEqual(Object.keys(plainOf(known)))
  const [letter] = await arrivedAt(api, 'nobody@families.example')
  expect(letter?.body).toContain('No account')
  const code = await arrivedCode(api, 'customer@hearthway.example')
  for (let tries = 0; tries < 5; tries += 1) {
    const one = await login(idOf(known), wrongOf(code))
    const other = await login(idOf(unknown), wrongOf(code))
    expect(other).toMatchObject({ status: one.status, body: one.body })
  }
})

test('a code is checked with the same work whether or not there is an account [API-016, BIZ-008]', async () => {
  const work: unknown[] = []
  const count = (cost: unknown) => work.push(cost)
  passwordChecks.subscribe(count)
  for (const email of ['customer@hearthway.example', 'nobody-at-all@families.example']) {
    const { id } = plainOf(await browserOf(api).send('POST', '/platform/auth/otp/start', { email }))
    await browserOf(api).send('POST', '/platform/auth/otp/login', { id, code: '000000' }, 'users')
  }
  passwordChecks.unsubscribe(count)
  expect(work).toHaveLength(2)
  expect(new Set(work).size).toBe(1)
})

test('a number that was only typed opens no account that somebody has proven [API-016, BIZ-008]', async () => {
  const mallory = browserOf(api, { cookie: await api.cookieOf('customer') })
  await mallory.send('PATCH', '/platform/users/me', { phone: '(303) 555-0177' }, 'users')
  await start({ phone: '(303) 555-0177' })
  const [letter] = await arrivedAt(api, '+13035550177')
  expect(letter?.body).toContain('No account')
  // The person who is signed in may confirm the own number.
  const id = idOf(await start({ phone: '(303) 555-0177' }, mallory))
  const confirmed = await login(id, await arrivedCode(api, '+13035550177'), mallory)
  expect(attributesOf(confirmed)).toMatchObject({ isPhoneProven: true, hasPassword: true })
})

test.each([
  [{}, 422],
  [{ email: 'a@b.example', phone: '3035550141' }, 422],
  [{ email: 'not an address' }, 422],
  [{ phone: '555' }, 422],
  [{ email: 'a@b.example', userId: 'x' }, 422],
])('a request for a code with %o is refused [API-016]', async (body, status) => {
  expect((await start(body)).status).toBe(status)
})
