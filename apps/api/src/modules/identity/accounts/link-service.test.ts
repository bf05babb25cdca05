import { now } from '@pkg/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { attributesOf, errorIn, plainOf } from '../../../../testing/responses'
import { listMessagesTo, readLinkToken } from '../../../../testing/mailbox'

const api = apiUnderTest({ MARKETPLACE_URL: 'https://www.hearthway.example' })

afterEach(() => vi.useRealTimers())

const requestLink = (values: object) => browserOf(api).send('POST', '/platform/auth/mlink/start', values)
const start = (token: string, browser = browserOf(api)) => browser.send('POST', '/platform/auth/start', { token })

test('a link signs in once, returns link-used afterwards, and is removed from the stored email [API-015, AUTH-007]', async () => {
  const email = 'customer@hearthway.example'
  expect((await requestLink({ email, redirect: '/homebase?modal=x' })).status).toBe(204)
  const [message] = await listMessagesTo(api, email)
  expect(message?.body).toContain('https://www.hearthway.example/sign-in/link?token=')
  const token = await readLinkToken(api, email)
  const browser = browserOf(api)
  expect(plainOf(await start(token, browser))).toEqual({ purpose: 'sign-in', redirect: '/homebase?modal=x' })
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ email })
  const again = await start(token)
  expect([again.status, errorIn(again)]).toEqual([410, 'link-used'])
  expect((await listMessagesTo(api, email))[0]?.body).not.toContain(token)
})

test('a link expires in 10 minutes [API-015, AUTH-007]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await requestLink({ email: 'agent@hearthway.example' })
  const token = await readLinkToken(api, 'agent@hearthway.example')
  vi.setSystemTime(now().getTime() + 10 * 60_000 + 1000)
  const late = await start(token)
  expect([late.status, errorIn(late)]).toEqual([410, 'link-expired'])
})

test('a link opened by ten browsers at the same time signs in one [API-015]', async () => {
  await requestLink({ email: 'provider@hearthway.example' })
  const token = await readLinkToken(api, 'provider@hearthway.example')
  const responses = await Promise.all(Array.from({ length: 10 }, () => start(token)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
})

test('a new link ends the previous one [API-015]', async () => {
  await requestLink({ email: 'provider@hearthway.example' })
  const first = await readLinkToken(api, 'provider@hearthway.example')
  await requestLink({ email: 'provider@hearthway.example' })
  expect((await start(first)).status).toBe(410)
})

test('responds the same for an email address without an account [API-015, BIZ-008]', async () => {
  const known = await requestLink({ email: 'customer@hearthway.example' })
  const unknown = await requestLink({ email: 'stranger@families.example' })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const [message] = await listMessagesTo(api, 'stranger@families.example')
  expect(message?.body).not.toContain('token=')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a b'])(
  'rejects a redirect to %s [QUERY-001]',
  async (redirect) => {
    expect((await requestLink({ email: 'customer@hearthway.example', redirect })).status).toBe(422)
  },
)

test('the first verification of an email address removes the password and sessions of a stranger who registered it [API-015, BIZ-008]', async () => {
  const email = 'victim@families.example'
  const stranger = browserOf(api)
  const password = 'the stranger knows this'
  await stranger.send('POST', '/platform/auth/register', { name: 'Not Me', email, password }, 'users')
  expect((await stranger.get('/platform/users/me')).status).toBe(200)
  await requestLink({ email })
  const victim = browserOf(api)
  await start(await readLinkToken(api, email), victim)
  expect(attributesOf(await victim.get('/platform/users/me'))).toMatchObject({
    hasPassword: false,
    isEmailVerified: true,
  })
  expect((await stranger.get('/platform/users/me')).status).toBe(401)
  const login = await browserOf(api).send('POST', '/platform/auth/login', { email, password }, 'users')
  expect(login.status).toBe(401)
})

test('an email address verified in the browser that registered keeps the password [API-013, API-015]', async () => {
  const email = 'ruth@families.example'
  const browser = browserOf(api)
  await browser.send('POST', '/platform/auth/register', { name: 'Ruth', email, password: 'a long enough one' }, 'users')
  expect(plainOf(await start(await readLinkToken(api, email), browser))).toMatchObject({ purpose: 'verification' })
  const me = await browser.get('/platform/users/me')
  expect(attributesOf(me)).toMatchObject({ hasPassword: true, isEmailVerified: true })
})

test('a verification link signs in for 10 minutes and verifies for 24 hours [API-013, API-015]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const email = 'late@families.example'
  const browser = browserOf(api)
  await browser.send('POST', '/platform/auth/register', { name: 'Lea', email, password: 'a long enough one' }, 'users')
  const token = await readLinkToken(api, email)
  vi.setSystemTime(now().getTime() + 10 * 60_000 + 1000)
  const otherBrowser = browserOf(api)
  expect(plainOf(await start(token, otherBrowser))).toMatchObject({ purpose: 'verification' })
  expect((await otherBrowser.get('/platform/users/me')).status).toBe(401)
  await browserOf(api).send('POST', '/platform/auth/otp/start', { email })
  expect((await listMessagesTo(api, email))[0]?.subject).toContain('code')
})

test('a provider gets an invoices link that works once within 5 minutes [API-018]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const provider = browserOf(api, { cookie: await api.cookieOf('provider') })
  const linkToken = async () => {
    const { url } = plainOf(await provider.get('/platform/invoiced/magic-link'))
    return new URL(String(url)).searchParams.get('token') ?? ''
  }
  const token = await linkToken()
  const opened = browserOf(api)
  expect(plainOf(await start(token, opened))).toEqual({ purpose: 'invoices', redirect: '/dashboard/invoices' })
  expect(attributesOf(await opened.get('/platform/users/me'))).toMatchObject({ role: 'provider' })
  expect((await start(token)).status).toBe(410)
  const late = await linkToken()
  vi.setSystemTime(now().getTime() + 301_000)
  expect((await start(late)).status).toBe(410)
  const customer = browserOf(api, { cookie: await api.cookieOf('customer') })
  expect((await customer.get('/platform/invoiced/magic-link')).status).toBe(403)
})

test('a token works only for its kind of link [API-015]', async () => {
  await browserOf(api).send('POST', '/platform/auth/recover', { email: 'customer@hearthway.example' })
  const token = await readLinkToken(api, 'customer@hearthway.example')
  expect((await start(token)).status).toBe(410)
  const invitation = await browserOf(api).send('POST', '/platform/auth/invitation', { token })
  expect(invitation.status).toBe(410)
})
