import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { attributesOf, errorIn, idOf, plainOf } from '../../../../testing/responses'
import { type Browser, browserOf } from '../../../../testing/browser'
import { readCode } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'

const marketplace = 'https://www.hearthway.example'

const people = new Map([
  ['cleo', { email: 'Customer@hearthway.example', email_verified: true, name: 'Cleo Customer' }],
  ['nina', { email: 'nina@families.example', email_verified: true, name: 'Nina New' }],
  ['eve', { email: 'admin@hearthway.example', email_verified: false, name: 'Eve' }],
  ['vic', { email: 'vic@families.example', email_verified: true, name: 'Vic' }],
  ['una', { email: 'una@families.example', email_verified: true, name: 'Una' }],
])

const environment = {
  MARKETPLACE_URL: marketplace,
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: 'hearthway',
  OIDC_CLIENT_SECRET: 'a secret only for tests',
}
const server = createServer()

// A certified OpenID Connect provider, so the test covers the real protocol.
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  environment.OIDC_ISSUER = issuer
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'hearthway',
        client_secret: 'a secret only for tests',
        redirect_uris: [`${marketplace}/sign-in/third-party`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const api = apiUnderTest(environment)
const withoutProvider = apiUnderTest()

const start = (browser: Browser, values: object = {}) => browser.send('POST', '/platform/auth/third-party', values)
const complete = (browser: Browser, query: string) => browser.send('POST', '/platform/auth/third-party/end', { query })

/** Signs in on the provider's pages as a person does, and returns the query of its redirect. */
async function signInAtProvider(url: unknown, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = String(url)
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 20; steps += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    form = undefined
    if (location) {
      next = new URL(location, next).href
      if (next.startsWith(marketplace)) return new URL(next).search.slice(1)
      continue
    }
    const page = await response.text()
    const [, action = next] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
    const [, prompt = 'login'] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    next = new URL(action, next).href
    form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) })
  }
  throw new Error('The provider never redirected back')
}

async function signIn(login: string, browser = browserOf(api)) {
  const { url } = plainOf(await start(browser, { redirect: '/homebase' }))
  return { browser, url: String(url), query: await signInAtProvider(url, login) }
}

test('signs in by authorization code with PKCE, state, and nonce, to the account with the verified email address [API-014, AUTH-010]', async () => {
  const { browser, url, query } = await signIn('cleo')
  const parameters = new URL(url).searchParams
  expect(parameters.get('response_type')).toBe('code')
  expect(parameters.get('code_challenge_method')).toBe('S256')
  expect(parameters.get('state')).toMatch(/^[\w-]{43}$/)
  expect(parameters.get('nonce')).toBeTruthy()
  expect(plainOf(await complete(browser, query))).toEqual({ purpose: 'sign-in', redirect: '/homebase' })
  const me = attributesOf(await browser.get('/platform/users/me'))
  expect(me).toMatchObject({ name: 'Cleo Customer', email: 'customer@hearthway.example', hasPassword: true })
})

test('a new person gets a customer account, and the same one the next time [API-014, ROLE-002]', async () => {
  const first = await signIn('nina')
  await complete(first.browser, first.query)
  const me = await first.browser.get('/platform/users/me')
  expect(attributesOf(me)).toMatchObject({ name: 'Nina New', role: 'customer', isEmailVerified: true })
  const second = await signIn('nina')
  await complete(second.browser, second.query)
  expect((await second.browser.get('/platform/users/me')).body).toEqual(me.body)
})

test("rejects an email address that the provider hasn't verified [API-014, BIZ-008]", async () => {
  const { browser, query } = await signIn('eve')
  const refused = await complete(browser, query)
  expect([refused.status, errorIn(refused)]).toEqual([403, 'unverified-email'])
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('the first verified sign-in removes the password of a stranger who registered the email address [API-014, BIZ-008]', async () => {
  const stranger = browserOf(api)
  const registration = { name: 'Not Vic', email: 'vic@families.example', password: samplePassword }
  await stranger.send('POST', '/platform/auth/register', registration, 'users')
  const { browser, query } = await signIn('vic')
  await complete(browser, query)
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ hasPassword: false })
  expect((await stranger.get('/platform/users/me')).status).toBe(401)
})

test("a person with a verified phone number who typed someone else's email address keeps the account without it [API-014, BIZ-008]", async () => {
  const stranger = browserOf(api)
  const phone = '(303) 555-0171'
  const registration = { name: 'Not Una', email: 'una@families.example', phone_number: phone, password: samplePassword }
  await stranger.send('POST', '/platform/auth/register', registration, 'users')
  const { id } = plainOf(await stranger.send('POST', '/platform/auth/otp/start', { phone }))
  const code = await readCode(api, '+13035550171')
  expect((await stranger.send('POST', '/platform/auth/otp/login', { id, code }, 'users')).status).toBe(200)
  const { browser, query } = await signIn('una')
  expect((await complete(browser, query)).status).toBe(200)
  const [hers, strangers] = [await browser.get('/platform/users/me'), await stranger.get('/platform/users/me')]
  expect(idOf(hers)).not.toBe(idOf(strangers))
  expect(attributesOf(hers)).toMatchObject({ email: 'una@families.example', isEmailVerified: true })
  expect(attributesOf(strangers)).not.toHaveProperty('email')
})

test('a response of the provider works once, and only in the browser that started [API-014, BIZ-008]', async () => {
  const { browser, query } = await signIn('cleo')
  const thief = browserOf(api)
  await start(thief)
  expect(errorIn(await complete(thief, query))).toBe('third-party-failed')
  expect((await complete(browser, query)).status).toBe(401)
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test.each([
  ['an altered code', (query: string) => query.replace(/code=[^&]+/, 'code=forged')],
  ['another issuer', (query: string) => query.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ['an altered state', (query: string) => query.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)],
  ['a declined consent', (query: string) => query.replace(/code=[^&]+/, 'error=access_denied')],
  ['an unrelated query', () => 'state='],
])('%s signs no one in [API-014, BIZ-008]', async (_, alter) => {
  const { browser, query } = await signIn('cleo')
  const refused = await complete(browser, alter(query))
  expect([refused.status, errorIn(refused)]).toEqual([401, 'third-party-failed'])
  expect((await browser.get('/platform/users/me')).status).toBe(401)
})

test('returns third-party-disabled when no provider is configured [API-014]', async () => {
  const visitor = browserOf(withoutProvider)
  expect(plainOf(await visitor.get('/platform/auth/methods'))).toEqual({ thirdParty: false })
  expect(plainOf(await browserOf(api).get('/platform/auth/methods'))).toEqual({ thirdParty: true })
  expect(errorIn(await start(visitor))).toBe('third-party-disabled')
})
