import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import { listenOn } from './listener'

let server: TestPostgres
let other: pg.Client

beforeAll(async () => {
  server = await startTestPostgres()
  other = new pg.Client({ connectionString: server.url })
  await other.connect()
})

afterAll(async () => {
  await other.end()
  await server.stop()
})

const listeners = `from pg_stat_activity where query like 'listen %'`

test('delivers messages, also after the server ended its connection, and says that some may be lost [WORK-003, BIZ-008]', async () => {
  const received: string[] = []
  let interruptions = 0
  const stop = await listenOn(server.url, 'records', {
    onMessage: (text) => received.push(text),
    onInterruption: () => (interruptions += 1),
  })
  await other.query(`notify records, 'first'`)
  await expect.poll(() => received).toEqual(['first'])

  await other.query(`select pg_terminate_backend(pid) ${listeners}`)
  await expect.poll(() => interruptions, { timeout: 10_000 }).toBe(1)
  await other.query(`notify records, 'second'`)
  await expect.poll(() => received).toEqual(['first', 'second'])

  await stop()
  await expect.poll(async () => (await other.query(`select pid ${listeners}`)).rowCount).toBe(0)
})

test('stops while it opens a lost connection again, and leaves none behind [BIZ-008]', async () => {
  let interruptions = 0
  const stop = await listenOn(server.url, 'records', {
    onMessage: () => undefined,
    onInterruption: () => (interruptions += 1),
  })
  await other.query(`select pg_terminate_backend(pid) ${listeners}`)
  await stop()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect((await other.query(`select pid ${listeners}`)).rowCount).toBe(0)
  expect(interruptions).toBe(0)
})
