import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openPostgres } from '../database/postgres'
import { notifications } from '../database/schema/tables'
import { apiUnderTest, type ApiUnderTest } from '../../testing/api-under-test'
import { addMetrics } from './metrics'

const token = 'a-token-for-the-operator'
const open = apiUnderTest()
const closed = apiUnderTest({ METRICS_TOKEN: token })

/** Reads the metrics as Prometheus does, by name and labels. */
async function readMetrics(api: ApiUnderTest): Promise<Map<string, number>> {
  const { status, headers, body } = await api.call({ url: '/metrics' })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('counts requests by route pattern, and exposes no URLs [BIZ-008]', async () => {
  await open.call({ url: '/marketplace/communities/aspen-court' })
  await open.call({ url: '/marketplace/communities/no-such-place' })
  await open.call({ url: '/marketplace/communities/aspen-court?email=dana@example.com' })
  await open.call({ url: '/unknown/dana@example.com' })
  const metrics = await readMetrics(open)
  const count = (labels: string) => metrics.get(`http_request_duration_seconds_count{${labels}}`)
  expect(count('method="GET",route="/marketplace/communities/:id",status="200"')).toBe(1)
  expect(count('method="GET",route="/marketplace/communities/:id",status="404"')).toBe(1)
  expect(count('method="GET",route="none",status="404"')).toBe(1)
  expect([...metrics.keys()].join(' ')).not.toMatch(/dana|no-such-place/)
})

test('reports waiting jobs and messages, and the state of process and database [BIZ-008]', async () => {
  const { orm } = open.database
  const before = await readMetrics(open)
  const tomorrow = new Date(now().getTime() + 86_400_000)
  await open.api.queue.add(orm, 'end-offer', { offerId: randomUUID() }, tomorrow)
  await orm.insert(notifications).values({
    key: randomUUID(),
    channel: 'email',
    recipient: 'a@b.example',
    subject: 'S',
    blocks: ['B'],
    dueAt: tomorrow,
  })
  const after = await readMetrics(open)
  const increase = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(increase('queue_jobs{name="end-offer",state="waiting"}')).toBe(1)
  expect(increase('outbox_messages_waiting')).toBe(1)
  expect(after.get('queue_oldest_due_seconds')).toBe(0)
  expect(after.get('database_up')).toBe(1)
  expect(after.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(after.has('database_connections{state="idle"}')).toBe(open.database.engine === 'postgres')
})

test('without a token, serves metrics only to this machine and not through its proxy [BIZ-008]', async () => {
  const statusFor = async (remoteAddress: string, headers = {}) =>
    (await open.call({ url: '/metrics', remoteAddress, headers })).status
  expect(await statusFor('127.0.0.1')).toBe(200)
  expect(await statusFor('::1')).toBe(200)
  expect(await statusFor('203.0.113.7')).toBe(404)
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await statusFor('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
})

test('with a token, serves metrics to anyone who sends it [BIZ-008]', async () => {
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

test('still serves the other metrics when the database doesn’t respond [BIZ-008]', async () => {
  const unreachable = openPostgres('postgres://user@127.0.0.1:1/none', () => undefined)
  const app = Fastify()
  addMetrics(app, unreachable, undefined)
  const { statusCode, body } = await app.inject('/metrics')
  await Promise.all([app.close(), unreachable.close()])
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^database_up 0$/m)
  expect(body).not.toMatch(/^queue_oldest_due_seconds /m)
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
})
