import { createServer } from 'node:http'
import { createClient } from '@pkg/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHostSettings } from '../host/settings'
import { loadContext } from '../site/site-context'
import { attemptSignIn } from './attempt-sign-in'
import { resendCode } from './resend-code'
import { signInByLink } from './sign-in-link'
import { thirdPartySignIn } from './third-party-sign-in'

/** The API's next responses, by path. It rejects what no test expects, as the API rejects invalid data. */
const responses = new Map<string, { status: number; body?: object }>()
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const { status, body } = responses.get(request.url ?? '') ?? { status: 422 }
  response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': `from=${status}` })
  response.end(JSON.stringify(body ?? { errors: [] }))
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  responses.clear()
  requests.length = 0
})
afterAll(() => server.close())

const context = () => loadContext(readHostSettings({ API_URL: baseUrl }, { variable: 'SITE_PORT', fallback: 3000 }))
const needsSecondFactor = { errors: [{ status: '401', code: 'second-factor-required', title: 'One more step' }] }
const token = 't'.repeat(43)

function openLink(sentToken = token) {
  const body = new URLSearchParams({ token: sentToken })
  return signInByLink(new Request('http://site.example/sign-in/link', { method: 'POST', body }), context())
}

test.each([
  [401, 'wrong'],
  [404, 'expired'],
  [410, 'expired'],
  [429, 'rate-limited'],
  [503, 'unavailable'],
])('a sign-in link with status %i fails as %s [API-015, API-023]', async (status, reason) => {
  responses.set('/platform/auth/start', { status })
  expect((await openLink()).outcome).toEqual({ kind: 'failed', reason })
})

test('passes on the session cookie of a link [API-015]', async () => {
  responses.set('/platform/auth/start', { status: 200, body: { redirect: '/homebase' } })
  const { outcome, headers } = await openLink()
  expect(outcome).toEqual({ kind: 'signed-in', result: { redirect: '/homebase' } })
  expect(headers.getSetCookie()).toEqual(['from=200'])
})

test('treats a text that can’t be a token like an expired one [API-015]', async () => {
  expect((await openLink('short')).outcome).toEqual({ kind: 'failed', reason: 'expired' })
  expect(requests).toEqual([])
})

test('passes on the cookie of a correct first factor [API-014, ROLE-010]', async () => {
  responses.set('/platform/auth/login', { status: 401, body: needsSecondFactor })
  const cookies: string[] = []
  const request = createClient({ baseUrl }).auth.login({ email: 'ann@example.com', password: 'x' })
  const outcome = await attemptSignIn(request, (headers) => cookies.push(...headers.getSetCookie()))
  expect(outcome).toEqual({ kind: 'second-factor' })
  expect(cookies).toEqual(['from=401'])
})

test.each([
  [200, { kind: 'sent', id: 'old' }],
  [410, { kind: 'sent', id: 'new' }],
  [429, { kind: 'too-soon' }],
])('resending a code with status %i returns %j [API-016]', async (status, expected) => {
  responses.set('/platform/auth/otp/retry', { status })
  responses.set('/platform/auth/otp/start', { status: 200, body: { id: 'new' } })
  expect(await resendCode(createClient({ baseUrl }), 'old', { email: 'ann@example.com' })).toEqual(expected)
})

const paths = {
  signIn: '/login',
  secondFactor: '/second',
  failed: '/failed',
  wanted: () => '/wanted',
  signedIn: (redirect: string | undefined) => redirect ?? '/',
}
const thirdParty = (query: string, headers: Record<string, string> = {}) =>
  thirdPartySignIn(new Request(`http://site.example/sign-in/third-party${query}`, { headers }), context(), paths)

test('starts at the identity provider, and never for another site [API-014, BIZ-008]', async () => {
  responses.set('/platform/auth/third-party', { status: 200, body: { url: 'https://accounts.example/authorize' } })
  expect((await thirdParty('')).headers.get('location')).toBe('https://accounts.example/authorize')
  const sentHere = await thirdParty('', { 'sec-fetch-site': 'cross-site' })
  expect(sentHere.headers.get('location')).toBe('/login')
  expect(sentHere.headers.get('set-cookie')).toBeNull()
})

test.each([
  [{ status: 200, body: { redirect: '/homebase' } }, '/homebase'],
  [{ status: 401, body: needsSecondFactor }, '/second'],
  [{ status: 403 }, '/failed'],
  [{ status: 503 }, '/failed'],
])('finishes at the identity provider’s return: %j leads to %s [API-014]', async (response, location) => {
  responses.set('/platform/auth/third-party/end', response)
  const finished = await thirdParty('?state=s&code=c', { 'sec-fetch-site': 'cross-site' })
  expect(finished.headers.get('location')).toBe(location)
})
