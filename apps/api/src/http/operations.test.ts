import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()

test('every answer tells the id of its request, a given one or a new one, and no nonsense [BIZ-008]', async () => {
  const idOf = async (given?: string) =>
    (await api.call({ url: '/healthz', headers: given ? { 'x-request-id': given } : {} })).headers['x-request-id']
  expect(await idOf('from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await idOf('x')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf()).not.toBe(await idOf())
})

test('a server that answers says so, and once its database answers too that it is ready [BIZ-008]', async () => {
  expect((await api.call({ url: '/healthz' })).body).toEqual({ status: 'ok' })
  expect((await api.call({ url: '/readyz' })).status).toBe(200)
})
