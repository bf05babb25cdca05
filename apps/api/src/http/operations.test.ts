import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()

test('returns a request ID with every response, the client’s own if it’s well formed [BIZ-008]', async () => {
  const idOf = async (sent?: string) =>
    (await api.call({ url: '/healthz', headers: sent ? { 'x-request-id': sent } : {} })).headers['x-request-id']
  expect(await idOf('from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await idOf('x')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf()).not.toBe(await idOf())
})

test("reports that it's running, and that it’s ready once the database responds [BIZ-008]", async () => {
  expect((await api.call({ url: '/healthz' })).body).toEqual({ status: 'ok' })
  expect((await api.call({ url: '/readyz' })).status).toBe(200)
})
