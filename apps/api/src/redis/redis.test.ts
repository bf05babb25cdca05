import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, buildApi } from '../app'
import { readSettings } from '../settings'
import { apiUnderTest } from '../../testing/api-under-test'
import { createFamilyWithRequest } from '../../testing/lead-samples'
import { type RedisServer, startRedis } from '../../testing/redis-server'

/** Many times the limit of a command, for a busy machine, and far below the limits of the test. */
const millisecondsWithoutRedis = 20_000
const waiting = { timeout: 60_000, interval: 50 }

const database = apiUnderTest()
let redis: RedisServer
let first: Api
let second: Api
let secondUrl: string

/** Starts two servers on one database that share only Redis. */
beforeAll(async () => {
  redis = await startRedis()
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'true',
    LOAD_SHEDDING: 'false',
    REDIS_URL: redis.url,
  })
  first = await buildApi(settings, database.database)
  second = await buildApi(settings, database.database)
  secondUrl = await second.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await first.app.close()
  await second.app.close()
  await redis.kill()
})

let guesses = 0
/** Tries a password for another account each time, from one IP address. */
const guess = async ({ app }: Api, remoteAddress: string) => {
  const email = `unknown-${(guesses += 1)}@hearthway.example`
  const payload = { data: { type: 'users', attributes: { email, password: 'guess' } } }
  return (await app.inject({ method: 'POST', url: '/platform/auth/login', remoteAddress, payload })).statusCode
}
const guessTimes = async (api: Api, times: number, remoteAddress: string) => {
  const statuses = new Set<number>()
  for (let count = 0; count < times; count += 1) statuses.add(await guess(api, remoteAddress))
  return [...statuses]
}
const readRedisStatus = async ({ app }: Api) => {
  const response = await app.inject('/readyz')
  return { status: response.statusCode, redis: response.json<{ redis?: string }>().redis }
}

/** Opens the event stream of the second server as an admin's dashboard does. */
async function listen(): Promise<{ received: () => string; closed: Promise<void> }> {
  const response = await fetch(`${secondUrl}/platform/events/stream`, {
    headers: { cookie: await database.cookieOf('admin') },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const closed = (async () => {
    for (;;) {
      const { value, done = true } = (await reader?.read()) ?? {}
      if (done) return
      text += value
    }
  })().catch(() => undefined)
  return { received: () => text, closed }
}

/** Creates a family, and changes its stage on the first server. */
async function moveFamily(): Promise<string> {
  const { id } = await createFamilyWithRequest(database)
  const payload = { data: { type: 'clients', id, attributes: { stage: 'touring' } } }
  const headers = { cookie: await database.cookieOf('admin') }
  const response = await first.app.inject({ method: 'PATCH', url: `/secure/clients/${id}`, headers, payload })
  expect(response.statusCode, response.body).toBe(200)
  return id
}

test('counts the requests of one IP address across all processes [API-014, BIZ-008]', async () => {
  expect(await guessTimes(first, 12, '203.0.113.1')).toEqual([401])
  expect(await guessTimes(second, 8, '203.0.113.1')).toEqual([401])
  expect(await guess(second, '203.0.113.1')).toBe(429)
  expect(await guess(first, '203.0.113.1')).toBe(429)
  expect(await guess(first, '203.0.113.2')).toBe(401)
})

test('sends changes in one process to the event streams of another [GWZ-118, DASH-003]', async () => {
  const stream = await listen()
  const id = await moveFamily()
  await expect.poll(stream.received, waiting).toContain(id)
})

test('without Redis, each process reports the outage and limits on its own until Redis is back [BIZ-008]', async () => {
  const stream = await listen()
  await redis.kill()
  await vi.waitFor(
    async () => expect(await readRedisStatus(first)).toEqual({ status: 200, redis: 'unavailable' }),
    waiting,
  )
  expect(await guessTimes(first, 20, '203.0.113.3')).toEqual([401])
  expect(await guess(first, '203.0.113.3')).toBe(429)
  expect(await guess(second, '203.0.113.3')).toBe(401)
  await moveFamily()

  await redis.start()
  await vi.waitFor(async () => {
    for (const api of [first, second]) expect(await readRedisStatus(api)).toEqual({ status: 200, redis: 'connected' })
  }, waiting)
  // Listeners may have missed events. The stream ends, so dashboards reconnect and read everything again.
  await stream.closed
  const again = await listen()
  const id = await moveFamily()
  await expect.poll(again.received, waiting).toContain(id)
  expect(await guessTimes(first, 10, '203.0.113.4')).toEqual([401])
  expect(await guessTimes(second, 10, '203.0.113.4')).toEqual([401])
  expect(await guess(first, '203.0.113.4')).toBe(429)
})

test('does not delay requests for long when Redis hangs [BIZ-008]', async () => {
  redis.freeze()
  const started = performance.now()
  expect(await guess(first, '203.0.113.5')).toBe(401)
  expect(performance.now() - started).toBeLessThan(millisecondsWithoutRedis)
  await vi.waitFor(
    async () => expect(await readRedisStatus(first)).toEqual({ status: 200, redis: 'unavailable' }),
    waiting,
  )
  expect(await guess(first, '203.0.113.5')).toBe(401)
  redis.thaw()
  await vi.waitFor(
    async () => expect(await readRedisStatus(first)).toEqual({ status: 200, redis: 'connected' }),
    waiting,
  )
})

test('starts without Redis [BIZ-008]', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', REDIS_URL: 'redis://127.0.0.1:1' })
  const alone = await buildApi(settings, database.database)
  expect(await readRedisStatus(alone)).toEqual({ status: 200, redis: 'unavailable' })
  expect(await guess(alone, '203.0.113.6')).toBe(401)
  await alone.app.close()
})
