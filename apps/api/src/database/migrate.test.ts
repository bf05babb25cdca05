import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApi } from '../app'
import { readSettings } from '../settings'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import { type Database, rowsOf } from './database'
import { migrate, migrationCount } from './migrate'
import { openPostgres } from './postgres'

let server: TestPostgres
let database: Database

beforeAll(async () => {
  server = await startTestPostgres()
  database = openPostgres(server.url, () => undefined)
})

afterAll(async () => {
  await database.close()
  await server.stop()
})

test('migrates once when several processes start at the same time [BIZ-008]', async () => {
  await Promise.all([migrate(database), migrate(database)])
  await migrate(database)
  const [row] = await rowsOf(database.orm, sql`select count(*)::int as migrations from migrations`)
  expect(row?.['migrations']).toBe(migrationCount())
})

test('lets several servers start on a new database at the same time [BIZ-008]', async () => {
  await migrate(database)
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const servers = await Promise.all(Array.from({ length: 4 }, () => buildApi(settings, database)))
  for (const { app } of servers) expect((await app.inject('/readyz')).statusCode).toBe(200)
  await Promise.all(servers.map(({ app }) => app.close()))
})

test('gives up when a table stays locked, so readers don’t wait [BIZ-008]', async () => {
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`lock table migrations in access exclusive mode`)
    const error: unknown = await migrate(database).catch((thrown: unknown) => thrown)
    expect(String(error instanceof Error && error.cause)).toContain('lock timeout')
  })
  await migrate(database)
})
