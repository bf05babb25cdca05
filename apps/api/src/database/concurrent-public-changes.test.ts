import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, buildApi } from '../app'
import { readSettings } from '../settings'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import { type Database, rowsOf } from './database'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

let server: TestPostgres
let database: Database
let api: Api

beforeAll(async () => {
  server = await startTestPostgres()
  database = openPostgres(server.url, () => undefined)
  await migrate(database)
  api = await buildApi(readSettings({ LOG_LEVEL: 'silent' }), database)
})

afterAll(async () => {
  await api.app.close()
  await database.close()
  await server.stop()
})

const readVersion = async () => (await api.app.inject('/data-version')).body

type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/** Starts a transaction that adds a performer, and returns a function that commits it. */
async function startWriting(isolationLevel: Isolation = 'read committed'): Promise<() => Promise<void>> {
  const steps = new EventEmitter()
  const written = once(steps, 'written')
  const ended = database.orm.transaction(
    async (tx) => {
      await tx.execute(sql`insert into performers (name) values (${randomUUID()})`)
      steps.emit('written')
      await once(steps, 'commit')
    },
    { isolationLevel },
  )
  await Promise.race([written, ended])
  return async () => {
    steps.emit('commit')
    await ended
  }
}

test('each commit changes the version, in whichever order the transactions began, and none waits for another [FIND-014]', async () => {
  const levels: Isolation[] = ['read committed', 'repeatable read', 'read committed', 'serializable', 'read committed']
  const commits: (() => Promise<void>)[] = []
  const versions = [await readVersion()]
  for (const level of levels) commits.push(await startWriting(level))
  // What isn't committed isn't in any page yet.
  expect(await readVersion()).toBe(versions[0])
  for (const index of [3, 0, 4, 1, 2]) {
    await commits[index]?.()
    versions.push(await readVersion())
  }
  expect(new Set(versions).size).toBe(levels.length + 1)
})

test('many writers at the same time leave few rows [FIND-014]', async () => {
  await Promise.all(
    Array.from({ length: 15 }, async () => {
      for (let round = 0; round < 20; round += 1) await (await startWriting())()
    }),
  )
  await (
    await startWriting()
  )()
  expect(await rowsOf(database.orm, sql`select id from public_changes`)).toHaveLength(1)
})
