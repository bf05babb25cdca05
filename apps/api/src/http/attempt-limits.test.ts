import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { type Browser, browserOf } from '../../testing/browser'
import { samplePassword } from '../../testing/sample-catalog'
import { sampleRequest } from '../../testing/sample-request'

const api = apiUnderTest({ RATE_LIMIT: 'true' })
afterEach(() => vi.useRealTimers())

let computers = 0
/** Somebody at a computer that was never heard of. */
const anybody = () => browserOf(api, { address: `198.51.100.${(computers += 1)}` })

const login = (email: string, password: string) =>
  anybody().send('POST', '/platform/auth/login', { email, password }, 'users')

test('one account bears ten wrong passwords in a quarter of an hour, from wherever they come, known or not [API-014, BIZ-008]', async () => {
  for (const email of ['customer@hearthway.example', 'nobody@families.example']) {
    for (let tries = 0; tries < 10; tries += 1) expect((await login(email, 'a wrong guess')).status).toBe(401)
    const refused = await login(email, samplePassword)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  }
  expect((await login('provider@hearthway.example', samplePassword)).status).toBeLessThan(300)
})

test('right passwords count as none [API-014]', async () => {
  for (let times = 0; times < 12; times += 1) {
    expect((await login('agent@hearthway.example', samplePassword)).status).toBeLessThan(300)
  }
})

test.each([
  ['/platform/auth/otp/start', { email: 'admin@hearthway.example' }],
  ['/platform/auth/mlink/start', { email: 'realtor@hearthway.example' }],
  ['/platform/auth/recover', { email: 'stranger@families.example' }],
  ['/platform/auth/otp/start', { phone: '(303) 555-0166' }],
])('%s writes six times an hour to one contact at most [API-015, API-016, BIZ-008]', async (url, body) => {
  for (let times = 0; times < 6; times += 1) expect((await anybody().send('POST', url, body)).status).toBeLessThan(300)
  const refused = await anybody().send('POST', url, body)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
})

test('one computer asks for thirty messages an hour at most, to whomever [API-016, BIZ-008]', async () => {
  const ways = ['/platform/auth/otp/start', '/platform/auth/mlink/start', '/platform/auth/recover']
  const spammer = browserOf(api, { address: '203.0.113.9' })
  const statuses: number[] = []
  for (let times = 0; times < 31; times += 1) {
    const url = ways[times % ways.length] ?? ''
    statuses.push((await spammer.send('POST', url, { email: `person-${times}@families.example` })).status)
  }
  expect(statuses.slice(0, 30).every((status) => status < 300)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('one computer sends communities thirty times a day, and five times to one address, whatever cookies it drops [API-009, BIZ-008]', async () => {
  const share = (browser: Browser, email: string) =>
    browser.send('POST', '/platform/user-shares', { email, from: 'Dana', communityIds: ['aspen-court'] })
  const statuses: number[] = []
  for (let times = 0; times < 31; times += 1) {
    const forgetful = browserOf(api, { address: '203.0.113.20' })
    statuses.push((await share(forgetful, `friend-${times}@families.example`)).status)
  }
  expect(statuses.slice(0, 30).every((status) => status < 300)).toBe(true)
  expect(statuses[30]).toBe(429)
  for (let times = 0; times < 5; times += 1) {
    expect((await share(anybody(), 'one@families.example')).status).toBeLessThan(300)
  }
  expect((await share(anybody(), 'One@families.example')).status).toBe(429)
})

test('under one address thirty requests a day are taken, from wherever they come [API-006, BIZ-008]', async () => {
  const ask = () =>
    api.call({
      method: 'POST',
      url: '/platform/uuid-actions',
      payload: sampleRequest({ email: 'asked-for@families.example' }),
      remoteAddress: `192.0.2.${(computers += 1) % 250}`,
    })
  for (let times = 0; times < 30; times += 1) expect((await ask()).status).toBe(201)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
})

test('guesses at the password beside a change of contact count as guesses [API-003, API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = anybody()
  await browser.send(
    'POST',
    '/platform/auth/login',
    { email: 'realtor@hearthway.example', password: samplePassword },
    'users',
  )
  vi.setSystemTime(Date.now() + 16 * 60_000)
  const change = (currentPassword: string) =>
    browser.send('PATCH', '/platform/users/me', { phone: '(303) 555-0189', currentPassword }, 'users')
  for (let tries = 0; tries < 10; tries += 1) expect((await change('a wrong guess')).status).toBe(403)
  expect((await change(samplePassword)).status).toBe(429)
})
