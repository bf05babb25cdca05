import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, buildApi } from '../app'
import { readSettings } from '../settings'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import { fillSample, samplePassword } from '../../testing/sample-catalog'
import { databaseUrl } from '../../testing/run-database'
import { onServer } from '../../testing/test-run'
import { type Database, rowsOf } from './database'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

const patience = { timeout: 60_000, interval: 100 }

let server: TestPostgres
let replica: Awaited<ReturnType<TestPostgres['startReplica']>>
let primary: Database
let api: Api
let cookie: string

/** A server on a primary with a streaming replica. */
beforeAll(async () => {
  server = await startTestPostgres()
  const name = `replicated_${randomUUID().replaceAll('-', '')}`
  await onServer(server.url, `create database ${name}`)
  const url = databaseUrl(server.url, name)
  primary = openPostgres(url, () => undefined)
  await migrate(primary)
  await fillSample(primary)
  const started = await server.startReplica()
  replica = { ...started, url: databaseUrl(started.url, name) }
  const settings = { DATABASE_URL: url, DATABASE_READ_URL: replica.url, LOG_LEVEL: 'silent', RATE_LIMIT: 'false' }
  api = await buildApi(readSettings(settings), primary)
  const attributes = { email: 'admin@hearthway.example', password: samplePassword }
  const login = await api.app.inject({
    method: 'POST',
    url: '/platform/auth/login',
    payload: { data: { type: 'users', attributes } },
  })
  cookie = login.cookies.map((one) => `${one.name}=${one.value}`).join('; ')
})

afterAll(async () => {
  await api.app.close()
  await primary.close()
  await server.stop()
})

/** Reads the name of a community as a visitor or an admin. */
async function nameFor(who: 'visitor' | 'admin'): Promise<unknown> {
  const headers = who === 'admin' ? { cookie } : {}
  const response = await api.app.inject({ url: '/marketplace/communities/aspen-court', headers })
  return response.json<{ data?: { attributes: { name: string } } }>().data?.attributes.name
}

async function rename(name: string): Promise<void> {
  const payload = { data: { type: 'communities', id: 'aspen-court', attributes: { name } } }
  const url = '/marketplace/communities/aspen-court'
  const response = await api.app.inject({ method: 'PATCH', url, headers: { cookie }, payload })
  expect(response.statusCode, response.body).toBe(200)
}

test('serves visitors from the replica and signed-in people from the primary [BIZ-008]', async () => {
  await onServer(replica.url, 'select pg_wal_replay_pause()')
  const before = await nameFor('visitor')
  await rename('Aspen House')
  expect(await nameFor('admin')).toBe('Aspen House')
  expect(await nameFor('visitor')).toBe(before)
  await onServer(replica.url, 'select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await nameFor('visitor')).toBe('Aspen House'), patience)
})

test('serves all public lists from a read-only replica [API-028, API-040]', async () => {
  const urls = [
    '/marketplace/communities?page-size=2',
    '/marketplace/searchpage?state=CO',
    '/marketplace/communitypins?state=CO',
    '/marketplace/search?q=aspen',
    '/marketplace/search/community?q=aspen',
    '/platform/community-search?q=boulder',
    '/platform/sitemap/communities',
    '/platform/sitemap/states',
    '/platform/sitemap/counties',
    '/platform/sitemap/agents',
    '/content/articles/count',
    '/content/topics/header',
  ]
  for (const url of urls) expect((await api.app.inject(url)).statusCode, url).toBe(200)
})

test('doesn’t use a replica until it has all migrations [BIZ-008]', async () => {
  const [row] = await rowsOf(
    primary.orm,
    sql`delete from migrations where hash = (select min(hash) from migrations) returning hash`,
  )
  await vi.waitFor(() => expect(api.app.replica?.current()).toBeUndefined(), patience)
  await onServer(replica.url, 'select pg_wal_replay_pause()')
  await rename('Aspen Hall')
  expect(await nameFor('visitor')).toBe('Aspen Hall')
  await primary.orm.execute(sql`insert into migrations (hash) values (${row?.['hash']})`)
  await onServer(replica.url, 'select pg_wal_replay_resume()')
  await vi.waitFor(() => expect(api.app.replica?.current()).toBeDefined(), patience)
})

test('reads from the primary when the replica stops [BIZ-008]', async () => {
  await replica.stop()
  await vi.waitFor(() => expect(api.app.replica?.current()).toBeUndefined(), patience)
  await rename('Aspen Lodge')
  expect(await nameFor('visitor')).toBe('Aspen Lodge')
})
