import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { passwordChecks } from '../users/passwords'
import { listMessagesTo, readCode } from '../../../../testing/mailbox'
import { attributesOf, idOf, plainOf } from '../../../../testing/responses'

const api = apiUnderTest()
const minutes = (count: number) => vi.setSystemTime(now().getTime() + count * 60_000)

// Tests that change the time use separate accounts, because the embedded database's clock changes too and their messages would be the newest.
afterEach(() => vi.useRealTimers())

const start = (contact: object, browser = browserOf(api)) => browser.send('POST', '/platform/auth/otp/start', contact)
const login = (id: string, code: string, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/otp/login', { id, code }, 'users')
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code by email signs in once and is removed from the outbox [API-016]', async () => {
  const id = idOf(await start({ email: 'Customer@Hearthway.example' }))
  const code = await readCode(api, 'customer@hearthway.example')
  const browser = browserOf(api)
  const response = await login(id, ` ${code.slice(0, 3)} ${code.slice(3)} `, browser)
  expect(attributesOf(response)).toMatchObject({ name: 'Cleo Customer', role: 'customer', hasPassword: true })
  expect((await browser.get('/platform/users/me')).status).toBe(200)
  expect(await login(id, code)).toMatchObject({ status: 410, body: { errors: [{ code: 'code-expired' }] } })
  const [message] = await listMessagesTo(api, 'customer@hearthway.example')
  expect(message?.body).not.toContain(code)
})

test("a code by text signs in to the account with the visitor's phone number [API-016, ROLE-006]", async () => {
  const phone = '(303) 555-0141'
  await browserOf(api).send('POST', '/platform/users', { name: 'Tess Text', phone }, 'users')
  const response = await start({ phone })
  expect(plainOf(response)).toMatchObject({ channel: 'text' })
  const [message] = await listMessagesTo(api, '+13035550141')
  expect(message).toMatchObject({ channel: 'text', status: 'sent' })
  const signedIn = await login(idOf(response), await readCode(api, '+13035550141'))
  expect(attributesOf(signedIn)).toMatchObject({ name: 'Tess Text', isPhoneVerified: true })
})

test('a code ends after 5 wrong attempts [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await readCode(api, 'provider@hearthway.example')
  const statuses: number[] = []
  for (let attempts = 0; attempts < 5; attempts += 1) statuses.push((await login(id, wrongCode(code))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 410])
  expect((await login(id, code)).status).toBe(410)
})

test('simultaneous guesses all count as attempts [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await readCode(api, 'provider@hearthway.example')
  const responses = await Promise.all(Array.from({ length: 12 }, () => login(id, wrongCode(code))))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(4)
  expect((await login(id, code)).status).toBe(410)
})

test('a code entered by several browsers at the same time signs in one [API-016]', async () => {
  const id = idOf(await start({ email: 'provider@hearthway.example' }))
  const code = await readCode(api, 'provider@hearthway.example')
  const responses = await Promise.all(Array.from({ length: 4 }, () => login(id, code)))
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('a code expires in 10 minutes [API-016]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = idOf(await start({ email: 'agent@hearthway.example' }))
  const code = await readCode(api, 'agent@hearthway.example')
  minutes(9.9)
  expect((await login(id, wrongCode(code))).status).toBe(401)
  minutes(0.2)
  expect((await login(id, code)).status).toBe(410)
})

test('a new code replaces the last one after 30 seconds and keeps the count of wrong attempts [API-016]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = idOf(await start({ email: 'realtor@hearthway.example' }))
  const first = await readCode(api, 'realtor@hearthway.example')
  const retry = () => browserOf(api).send('POST', '/platform/auth/otp/retry', { id })
  const soon = await retry()
  expect(soon.status).toBe(429)
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)
  for (let attempts = 0; attempts < 4; attempts += 1) await login(id, wrongCode(first))
  minutes(0.6)
  expect((await retry()).status).toBe(200)
  const second = await readCode(api, 'realtor@hearthway.example')
  expect((await login(id, wrongCode(second))).status).toBe(410)
  expect((await retry()).status).toBe(410)
})

test('a second request for a code ends the first code [API-016]', async () => {
  const first = idOf(await start({ email: 'customer@hearthway.example' }))
  const code = await readCode(api, 'customer@hearthway.example')
  await start({ email: 'customer@hearthway.example' })
  expect((await login(first, code)).status).toBe(410)
})

test("responds the same without an account, and emails that there isn't one [API-016, BIZ-008]", async () => {
  const known = await start({ email: 'customer@hearthway.example' })
  const unknown = await start({ email: 'unknown@families.example' })
  expect(unknown.status).toBe(known.status)
  expect(Object.keys(plainOf(unknown))).toEqual(Object.keys(plainOf(known)))
  const [email] = await listMessagesTo(api, 'unknown@families.example')
  expect(email?.body).toContain('don’t have a matching account')
  const code = await readCode(api, 'customer@hearthway.example')
  for (let attempts = 0; attempts < 5; attempts += 1) {
    const one = await login(idOf(known), wrongCode(code))
    const other = await login(idOf(unknown), wrongCode(code))
    expect(other).toMatchObject({ status: one.status, body: one.body })
  }
})

test('a code check does the same work with and without an account [API-016, BIZ-008]', async () => {
  const work: unknown[] = []
  const count = (cost: unknown) => work.push(cost)
  passwordChecks.subscribe(count)
  for (const email of ['customer@hearthway.example', 'another-unknown@families.example']) {
    const { id } = plainOf(await browserOf(api).send('POST', '/platform/auth/otp/start', { email }))
    await browserOf(api).send('POST', '/platform/auth/otp/login', { id, code: '000000' }, 'users')
  }
  passwordChecks.unsubscribe(count)
  expect(work).toHaveLength(2)
  expect(new Set(work).size).toBe(1)
})

test("an unverified phone number doesn't sign in to an account that verified another contact [API-016, BIZ-008]", async () => {
  const stranger = browserOf(api, { cookie: await api.cookieOf('customer') })
  await stranger.send('PATCH', '/platform/users/me', { phone: '(303) 555-0177' }, 'users')
  await start({ phone: '(303) 555-0177' })
  const [email] = await listMessagesTo(api, '+13035550177')
  expect(email?.body).toContain('don’t have a matching account')
  const id = idOf(await start({ phone: '(303) 555-0177' }, stranger))
  const verified = await login(id, await readCode(api, '+13035550177'), stranger)
  expect(attributesOf(verified)).toMatchObject({ isPhoneVerified: true, hasPassword: true })
})

test.each([
  [{}, 422],
  [{ email: 'a@b.example', phone: '3035550141' }, 422],
  [{ email: 'not an address' }, 422],
  [{ phone: '555' }, 422],
  [{ email: 'a@b.example', userId: 'x' }, 422],
])('rejects a request for a code with %o [API-016]', async (body, status) => {
  expect((await start(body)).status).toBe(status)
})
