import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openPostgres } from '../database/postgres'
import { notifications } from '../database/schema/tables'
import { apiUnderTest, type ApiUnderTest } from '../../testing/api-under-test'
import { addMetrics } from './metrics'

const token = 'only-for-those-who-run-it'
const open = apiUnderTest()
const closed = apiUnderTest({ METRICS_TOKEN: token })

/** The figures as Prometheus reads them, by name and labels. */
async function figuresOf(api: ApiUnderTest): Promise<Map<string, number>> {
  const { status, headers, body } = await api.call({ url: '/metrics' })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('calls are counted by the template of their route, and their addresses stand nowhere [BIZ-008]', async () => {
  await open.call({ url: '/marketplace/communities/aspen-court' })
  await open.call({ url: '/marketplace/communities/no-such-place' })
  await open.call({ url: '/marketplace/communities/aspen-court?email=dana@example.com' })
  await open.call({ url: '/nowhere/dana@example.com' })
  const figures = await figuresOf(open)
  const count = (labels: string) => figures.get(`http_request_duration_seconds_count{${labels}}`)
  expect(count('method="GET",route="/marketplace/communities/:id",status="200"')).toBe(1)
  expect(count('method="GET",route="/marketplace/communities/:id",status="404"')).toBe(1)
  expect(count('method="GET",route="none",status="404"')).toBe(1)
  expect([...figures.keys()].join(' ')).not.toMatch(/dana|no-such-place/)
})

test('what waits in the queue and in the outbox is counted, and how process and database are [BIZ-008]', async () => {
  const { orm } = open.database
  const before = await figuresOf(open)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await open.api.queue.add(orm, 'end-offer', { offerId: randomUUID() }, tomorrow)
  await orm
    .insert(notifications)
    .values({ key: randomUUID(), channel: 'email', recipient: 'a@b.example', subject: 'S', body: 'B', dueAt: tomorrow })
  const after = await figuresOf(open)
  const rose = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(rose('queue_jobs{name="end-offer",state="waiting"}')).toBe(1)
  expect(rose('outbox_messages_waiting')).toBe(1)
  expect(after.get('queue_oldest_due_seconds')).toBe(0)
  expect(after.get('database_up')).toBe(1)
  expect(after.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(after.has('database_connections{state="idle"}')).toBe(open.database.engine === 'postgres')
})

test('without a token the figures are for this machine alone, also behind a proxy on it [BIZ-008]', async () => {
  const statusFor = async (remoteAddress: string, headers = {}) =>
    (await open.call({ url: '/metrics', remoteAddress, headers })).status
  expect(await statusFor('127.0.0.1')).toBe(200)
  expect(await statusFor('::1')).toBe(200)
  expect(await statusFor('203.0.113.7')).toBe(404)
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await statusFor('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
})

test('with a token they are for who brings it, from wherever [BIZ-008]', async () => {
  const statusFor = async (authorization?: string) =>
    (
      await closed.call({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization ? { authorization } : {},
      })
    ).status
  expect(await statusFor(`Bearer ${token}`)).toBe(200)
  expect(await statusFor(`Bearer ${token}x`)).toBe(404)
  expect(await statusFor()).toBe(404)
})

test('a database that does not answer leaves the other figures readable [BIZ-008]', async () => {
  const away = openPostgres('postgres://nobody@127.0.0.1:1/none', () => undefined)
  const app = Fastify()
  addMetrics(app, away, undefined)
  const { statusCode, body } = await app.inject('/metrics')
  await Promise.all([app.close(), away.close()])
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^database_up 0$/m)
  expect(body).not.toMatch(/^queue_oldest_due_seconds /m)
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
})
