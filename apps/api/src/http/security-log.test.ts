import type { FastifyBaseLogger } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { idOf } from '../../testing/responses'
import { browserOf } from '../../testing/browser'
import { samplePassword } from '../../testing/sample-catalog'

const api = apiUnderTest()
const lines: Record<string, unknown>[] = []

/** Returns a logger that collects its lines. */
const collectingLogger = (bound: object): FastifyBaseLogger => {
  const write = (values: object) => void lines.push({ ...bound, ...JSON.parse(JSON.stringify(values)) })
  return {
    level: 'warn',
    child: (more) => collectingLogger({ ...bound, ...more }),
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
    request.log = collectingLogger({ reqId: request.id })
  })
})
beforeEach(() => void lines.splice(0))

const securityLines = () => lines.filter(({ kind }) => kind === 'security')
const email = 'customer@hearthway.example'
const login = (password: string, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/login', { email, password }, 'users')

test('logs each sign-in, failed sign-in, and sign-out with its request, route, and factor [API-014, API-017, BIZ-008]', async () => {
  const browser = browserOf(api)
  await login('a wrong guess', browser)
  await login(samplePassword, browser)
  const userId = idOf(await browser.get('/platform/users/me'))
  await browser.remove('/platform/auth/logout')
  const route = '/platform/auth/login'
  expect(securityLines()).toMatchObject([
    { event: 'rejected', status: 401, code: 'wrong-credentials', method: 'POST', route },
    { event: 'signed in', factors: ['password'], userId, route },
    { event: 'signed out', userId, method: 'DELETE', route: '/platform/auth/logout' },
  ])
  for (const { reqId } of securityLines()) expect(reqId).toMatch(/^[\w-]{8,64}$/)
})

test('logs who requests another person’s data or sends invalid values, by ID and field [ROLE-010, BIZ-008]', async () => {
  const browser = browserOf(api)
  await login(samplePassword, browser)
  const userId = idOf(await browser.get('/platform/users/me'))
  lines.splice(0)
  await browser.get('/secure/clients')
  await browser.get('/platform/users/another')
  await browser.send('PATCH', '/platform/users/me', { email: 'not an address' }, 'users')
  await browser.send('PATCH', '/platform/users/me', { 'a@secret.example': 'x' }, 'users')
  await browserOf(api).send('POST', '/platform/tags', { name: 'x' }, 'tags')
  expect(securityLines()).toMatchObject([
    { status: 403, code: 'forbidden', userId, route: '/secure/clients' },
    { status: 404, code: 'not-found', userId, route: '/platform/users/:id' },
    { status: 422, userId, fields: ['/data/attributes/email'] },
    { status: 422, userId },
    { status: 401, code: 'sign-in-required', route: '/platform/tags' },
  ])
})

test('does not log a visitor’s 401 when a page checks who is signed in [BIZ-008]', async () => {
  expect((await browserOf(api).get('/platform/users/me')).status).toBe(401)
  expect(securityLines()).toEqual([])
})

test('logs no name, address, number, password, code, or cookie [BIZ-008, TRUST-008]', async () => {
  const browser = browserOf(api)
  await login('my secret guess', browser)
  await login(samplePassword, browser)
  await browser.send('PATCH', '/platform/users/me', { email: 'not an address', phone: '(303) 555-01' }, 'users')
  await browser.send('PATCH', '/platform/users/me', { 'a@secret.example': 'x' }, 'users')
  await browserOf(api).send('POST', '/platform/auth/start', { token: 'x'.repeat(43) })
  expect(securityLines().length).toBeGreaterThan(3)
  const all = JSON.stringify(lines)
  const [, token = 'none'] = browser.cookie().split('=')
  for (const secret of [
    email,
    'Cleo',
    'my secret guess',
    samplePassword,
    'not an address',
    '(303) 555',
    '30355501',
    token,
    'xxx',
    '@',
  ]) {
    expect(all).not.toContain(secret)
  }
})
