import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { type Browser, browserOf } from '../../testing/browser'
import { samplePassword } from '../../testing/sample-catalog'
import { sampleRequest } from '../../testing/sample-request'

const api = apiUnderTest({ RATE_LIMIT: 'true' })
afterEach(() => vi.useRealTimers())

let addresses = 0
/** Creates a browser at a new IP address. */
const createBrowser = () => browserOf(api, { address: `198.51.100.${(addresses += 1)}` })

const login = (email: string, password: string) =>
  createBrowser().send('POST', '/platform/auth/login', { email, password }, 'users')

test('allows 10 wrong passwords of one account from one network in 15 minutes, whether or not the account exists [API-014, BIZ-008]', async () => {
  for (const email of ['customer@hearthway.example', 'unknown@families.example']) {
    const guesser = createBrowser()
    const guess = () => guesser.send('POST', '/platform/auth/login', { email, password: 'a wrong guess' }, 'users')
    for (let attempts = 0; attempts < 10; attempts += 1) expect((await guess()).status).toBe(401)
    const rejected = await guess()
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(800)
  }
})

test('after 10 wrong passwords from many networks each network has one, and after 100 none, whether or not the account exists [API-014, TRUTH-014]', async () => {
  for (const email of ['other-agent@hearthway.example', 'unknown-too@families.example']) {
    for (let attempts = 0; attempts < 10; attempts += 1) expect((await login(email, 'a wrong guess')).status).toBe(401)
    const guesser = createBrowser()
    const guess = () => guesser.send('POST', '/platform/auth/login', { email, password: 'a wrong guess' }, 'users')
    expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    for (let attempts = 11; attempts < 100; attempts += 1)
      expect((await login(email, 'a wrong guess')).status).toBe(401)
    expect((await login(email, samplePassword)).status).toBe(429)
  }
  expect((await login('provider@hearthway.example', samplePassword)).status).toBeLessThan(300)
})

test('does not count correct passwords toward the limit [API-014]', async () => {
  for (let times = 0; times < 12; times += 1) {
    expect((await login('agent@hearthway.example', samplePassword)).status).toBeLessThan(300)
  }
})

test.each([
  ['/platform/auth/otp/start', { email: 'admin@hearthway.example' }],
  ['/platform/auth/mlink/start', { email: 'realtor@hearthway.example' }],
  ['/platform/auth/recover', { email: 'stranger@families.example' }],
  ['/platform/auth/otp/start', { phone: '(303) 555-0166' }],
])(
  '%s sends at most six messages an hour to one contact from one network [API-015, API-016, BIZ-008]',
  async (url, body) => {
    const requester = createBrowser()
    for (let times = 0; times < 6; times += 1)
      expect((await requester.send('POST', url, body)).status).toBeLessThan(300)
    const rejected = await requester.send('POST', url, body)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000)
  },
)

test('after 12 messages to one contact each network gets one, and after 60 only links [API-015, API-016, TRUTH-014]', async () => {
  const email = 'crowded@families.example'
  const code = (browser = createBrowser()) => browser.send('POST', '/platform/auth/otp/start', { email })
  const link = (browser = createBrowser()) => browser.send('POST', '/platform/auth/mlink/start', { email })
  for (let times = 0; times < 12; times += 1) expect((await code()).status).toBeLessThan(300)
  const requester = createBrowser()
  expect((await code(requester)).status).toBeLessThan(300)
  expect((await link(requester)).status).toBe(429)
  for (let times = 13; times < 60; times += 1) expect((await code()).status).toBeLessThan(300)
  expect((await code()).status).toBe(429)
  expect((await link()).status).toBeLessThan(300)
})

test('sends at most 30 messages an hour on requests from one IP address [API-016, BIZ-008]', async () => {
  const endpoints = ['/platform/auth/otp/start', '/platform/auth/mlink/start', '/platform/auth/recover']
  const spammer = browserOf(api, { address: '203.0.113.9' })
  const statuses: number[] = []
  for (let times = 0; times < 31; times += 1) {
    const url = endpoints[times % endpoints.length] ?? ''
    statuses.push((await spammer.send('POST', url, { email: `person-${times}@families.example` })).status)
  }
  expect(statuses.slice(0, 30).every((status) => status < 300)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('shares communities at most 30 times a day from one IP address and five times with one email address, with or without cookies [API-009, BIZ-008]', async () => {
  const share = (browser: Browser, email: string) =>
    browser.send('POST', '/platform/user-shares', { email, from: 'Dana', communityIds: ['aspen-court'] })
  const statuses: number[] = []
  for (let times = 0; times < 31; times += 1) {
    const newBrowser = browserOf(api, { address: '203.0.113.20' })
    statuses.push((await share(newBrowser, `friend-${times}@families.example`)).status)
  }
  expect(statuses.slice(0, 30).every((status) => status < 300)).toBe(true)
  expect(statuses[30]).toBe(429)
  for (let times = 0; times < 5; times += 1) {
    expect((await share(createBrowser(), 'one@families.example')).status).toBeLessThan(300)
  }
  expect((await share(createBrowser(), 'One@families.example')).status).toBe(429)
})

test('accepts 30 requests a day with one email address, from all IP addresses together [API-006, BIZ-008]', async () => {
  const sendRequest = () =>
    api.call({
      method: 'POST',
      url: '/platform/uuid-actions',
      payload: sampleRequest({ email: 'requested@families.example' }),
      remoteAddress: `192.0.2.${(addresses += 1) % 250}`,
    })
  for (let times = 0; times < 30; times += 1) expect((await sendRequest()).status).toBe(201)
  const rejected = await sendRequest()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(80_000)
})

test('tells one network at most 10 times an hour that an email address is in use, at registration and in the wizard together [ERR-014, TRUTH-014]', async () => {
  const prober = createBrowser()
  const probe = (times: number, email: string) =>
    times % 2
      ? prober.send('POST', '/platform/users', { name: 'Pro Ber', email }, 'users')
      : prober.send('POST', '/platform/auth/register', { name: 'Pro Ber', email }, 'users')
  for (let times = 0; times < 10; times += 1) {
    expect((await probe(times, `prober-${times}@families.example`)).status).toBe(201)
    expect((await probe(times, 'customer@hearthway.example')).status).toBe(409)
  }
  for (const email of ['customer@hearthway.example', 'prober-new@families.example']) {
    for (const times of [0, 1]) expect((await probe(times, email)).status).toBe(429)
  }
  expect(
    (
      await createBrowser().send(
        'POST',
        '/platform/auth/register',
        { name: 'New', email: 'n@families.example' },
        'users',
      )
    ).status,
  ).toBe(201)
})

test('counts wrong passwords in a contact change as sign-in attempts [API-003, API-014]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = createBrowser()
  await browser.send(
    'POST',
    '/platform/auth/login',
    { email: 'realtor@hearthway.example', password: samplePassword },
    'users',
  )
  vi.setSystemTime(now().getTime() + 16 * 60_000)
  const change = (currentPassword: string) =>
    browser.send('PATCH', '/platform/users/me', { phone: '(303) 555-0189', currentPassword }, 'users')
  for (let attempts = 0; attempts < 10; attempts += 1) expect((await change('a wrong guess')).status).toBe(403)
  expect((await change(samplePassword)).status).toBe(429)
})

test('forgets wrong passwords after 15 minutes by the product’s clock [API-014, LIFE-009]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2032-02-29T17:00:00Z') })
  const browser = createBrowser()
  const guess = () =>
    browser.send(
      'POST',
      '/platform/auth/login',
      { email: 'patient@families.example', password: 'a wrong guess' },
      'users',
    )
  for (let attempts = 0; attempts < 10; attempts += 1) await guess()
  const rejected = await guess()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBe(15 * 60)
  vi.setSystemTime(now().getTime() + 15 * 60_000)
  expect((await guess()).status).toBe(401)
})

test('counts all addresses of one IPv6 network together [API-009, BIZ-008, TRUTH-014]', async () => {
  const share = () => {
    addresses += 1
    const data = { communityIds: ['aspen-court'], email: `friend-${addresses}@families.example`, from: 'Sam' }
    const remoteAddress = `2001:db8:1:2::${addresses.toString(16)}`
    return api.call({ method: 'POST', url: '/platform/user-shares', payload: { data }, remoteAddress })
  }
  for (let times = 0; times < 30; times += 1) expect((await share()).status).toBeLessThan(300)
  expect((await share()).status).toBe(429)
})
