import type { FastifyBaseLogger } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { idOf } from '../../testing/answers'
import { browserOf } from '../../testing/browser'
import { samplePassword } from '../../testing/sample-catalog'

const api = apiUnderTest()
const lines: Record<string, unknown>[] = []

/** Keeps what is logged, as it would be written. */
const written = (bound: object): FastifyBaseLogger => {
  const write = (values: object) => void lines.push({ ...bound, ...JSON.parse(JSON.stringify(values)) })
  return {
    level: 'warn',
    child: (more) => written({ ...bound, ...more }),
    info: write,
    warn: write,
    error: write,
    fatal: write,
    debug: write,
    trace: write,
    silent: () => undefined,
  }
}

beforeAll(() => {
  api.api.app.addHook('onRequest', async (request) => {
    request.log = written({ reqId: request.id })
  })
})
beforeEach(() => void lines.splice(0))

const security = () => lines.filter(({ kind }) => kind === 'security')
const email = 'customer@hearthway.example'
const login = (password: string, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/login', { email, password }, 'users')

test('each sign-in, failed sign-in and sign-out is logged with its request, route and factor [API-014, API-017, BIZ-008]', async () => {
  const browser = browserOf(api)
  await login('a wrong guess', browser)
  await login(samplePassword, browser)
  const userId = idOf(await browser.get('/platform/users/me'))
  await browser.remove('/platform/auth/logout')
  const route = '/platform/auth/login'
  expect(security()).toMatchObject([
    { event: 'refused', status: 401, code: 'wrong-credentials', method: 'POST', route },
    { event: 'signed in', factors: ['password'], userId, route },
    { event: 'signed out', userId, method: 'DELETE', route: '/platform/auth/logout' },
  ])
  for (const { reqId } of security()) expect(reqId).toMatch(/^[\w-]{8,64}$/)
})

test('whoever asks for what is not theirs, or sends what does not fit, is logged by id and field [ROLE-010, BIZ-008]', async () => {
  const browser = browserOf(api)
  await login(samplePassword, browser)
  const userId = idOf(await browser.get('/platform/users/me'))
  lines.splice(0)
  await browser.get('/secure/clients')
  await browser.get('/platform/users/another')
  await browser.send('PATCH', '/platform/users/me', { email: 'not an address' }, 'users')
  await browser.send('PATCH', '/platform/users/me', { 'a@secret.example': 'x' }, 'users')
  await browserOf(api).get('/admin/users')
  expect(security()).toMatchObject([
    { status: 403, code: 'forbidden', userId, route: '/secure/clients' },
    { status: 404, code: 'not-found', userId, route: '/platform/users/:id' },
    { status: 422, userId, fields: ['/data/attributes/email'] },
    { status: 422, userId },
    { status: 401, code: 'sign-in-needed', route: '/admin/users' },
  ])
})

test('no name, address, number, password, code or cookie stands in what is logged [BIZ-008, TRUST-008]', async () => {
  const browser = browserOf(api)
  await login('my secret guess', browser)
  await login(samplePassword, browser)
  await browser.send('PATCH', '/platform/users/me', { email: 'not an address', phone: '(303) 555-01' }, 'users')
  await browser.send('PATCH', '/platform/users/me', { 'a@secret.example': 'x' }, 'users')
  await browserOf(api).send('POST', '/platform/auth/start', { token: 'x'.repeat(43) })
  expect(security().length).toBeGreaterThan(3)
  const all = JSON.stringify(lines)
  const [, token = 'none'] = browser.cookie().split('=')
  for (const secret of [email, 'Cleo', 'my secret guess', samplePassword, 'not an address', '555', token, 'xxx', '@']) {
    expect(all).not.toContain(secret)
  }
})
