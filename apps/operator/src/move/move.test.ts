import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, migrate, openEmbedded, openPostgres, rowsOf } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import { fillSample } from '@pkg/api/testing/sample-catalog'
import { startTestPostgres, type TestPostgres } from '@pkg/api/testing/test-postgres'
import { applicationName, moveDatabase } from './move-database'
import { readSelfReferences, readTables, sumTable } from './moved-table'

let folder: string
let server: TestPostgres
let embedded: Database
let postgres: Database
let names = 0

/** Opens a new database of the server, as the command does. */
async function openNew(): Promise<{ database: Database; url: string }> {
  names += 1
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database moved_${names}`)
  await client.end()
  const url = new URL(server.url)
  url.pathname = `/moved_${names}`
  const plain = url.href
  url.searchParams.set('application_name', applicationName)
  return { database: openPostgres(url.href, () => undefined), url: plain }
}

/** Returns the sums of all tables by name. */
async function sumsOf({ orm }: Database): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {}
  for (const table of await readTables(orm)) sums[table.name] = await sumTable(orm, table)
  return sums
}

const schemasOf = async ({ orm }: Database) =>
  rowsOf(orm, sql`select nspname from pg_namespace where nspname = 'hearthway_move'`)
const sleepingTriggers = async ({ orm }: Database) =>
  rowsOf(orm, sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`)

/** A database whose connection breaks after the copy of a table. */
const failingAt = (broken: string, database: Database): Database => ({
  ...database,
  copy: async (table, columns, rows) => {
    const count = await database.copy(table, columns, rows)
    if (table === broken) throw new Error('The line was cut')
    return count
  },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-test-'))
  server = await startTestPostgres()
  embedded = await openEmbedded('memory')
  await migrate(embedded)
  await fillSample(embedded)
  const hard = 'Zoë “Ann” O’Neil\\N\t\n{"a": 1}, 🏡'
  const createdAt = new Date('2026-03-08T07:30:00.123Z')
  const values = Array.from({ length: 450 }, (_, place) => ({
    name: `${hard} ${place}`,
    search: hard,
    answers: {},
    createdAt,
  }))
  const rows = await embedded.orm.insert(families).values(values).returning({ id: families.id })
  const [first, last] = [rows.at(0)?.id, rows.at(-1)?.id]
  // A reference to a row that comes later.
  await embedded.orm
    .update(families)
    .set({ mergedIntoId: last })
    .where(eq(families.id, first ?? ''))
})

afterAll(async () => {
  await embedded.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  postgres = (await openNew()).database
})

afterEach(async () => {
  await postgres.close()
})

test('moves every row to PostgreSQL and back, with equal checksums and the same next numbers [LIFE-007]', async () => {
  const before = await sumsOf(embedded)
  const { rows, tables } = await moveDatabase(embedded, postgres)
  expect(rows).toBeGreaterThan(450)
  expect(tables).toBe(Object.keys(before).length)
  expect(await sumsOf(postgres)).toEqual(before)
  expect(await schemasOf(postgres)).toEqual([])
  expect(await sleepingTriggers(postgres)).toEqual([])
  expect(await readSelfReferences(postgres.orm)).toEqual(await readSelfReferences(embedded.orm))

  const back = await openEmbedded('memory')
  await moveDatabase(postgres, back)
  expect(await sumsOf(back)).toEqual(before)
  await postgres.orm.update(families).set({ name: 'Changed' })
  await expect(migrate(back)).resolves.toBeUndefined()
  await expect(migrate(postgres)).resolves.toBeUndefined()
  await back.close()
})

test('an interrupted move goes on where it stopped, and no API starts on half of the data [LIFE-007]', async () => {
  await expect(moveDatabase(embedded, failingAt('families', postgres))).rejects.toThrow('The line was cut')
  expect(await schemasOf(embedded)).toEqual([])
  await expect(migrate(postgres)).rejects.toThrow('part of a move that isn’t finished')
  await expect(migrate(embedded)).resolves.toBeUndefined()

  const { earlier } = await moveDatabase(embedded, postgres)
  expect(earlier).toBeGreaterThan(0)
  expect(await sumsOf(postgres)).toEqual(await sumsOf(embedded))
  await expect(migrate(postgres)).resolves.toBeUndefined()
})

test('a move begins again when the source changed since it was interrupted [LIFE-007]', async () => {
  await expect(moveDatabase(embedded, failingAt('tasks', postgres))).rejects.toThrow('The line was cut')
  await embedded.orm.update(families).set({ name: 'Changed since' })
  expect(await moveDatabase(embedded, postgres)).toMatchObject({ earlier: 0 })
  expect(await sumsOf(postgres)).toEqual(await sumsOf(embedded))
})

test('an interrupted move can’t be turned around, so it never empties the database that it came from [LIFE-007]', async () => {
  const before = await sumsOf(embedded)
  // A killed process leaves its marks on both.
  const unclean: Database = {
    ...embedded,
    script: async (text) => (text.startsWith('drop') ? undefined : embedded.script(text)),
  }
  await expect(moveDatabase(unclean, failingAt('tasks', postgres))).rejects.toThrow('The line was cut')
  await expect(migrate(embedded)).rejects.toThrow('part of a move that isn’t finished')
  await expect(moveDatabase(postgres, embedded)).rejects.toThrow('in the other direction')
  const { database: third } = await openNew()
  await expect(moveDatabase(embedded, third)).rejects.toThrow('to another database')
  await third.close()
  expect(await sumsOf(embedded)).toEqual(before)
  expect(await moveDatabase(embedded, postgres)).toMatchObject({ tables: Object.keys(before).length })
})

test('a table that differs after the copy is named, and the source stays as it was [LIFE-007]', async () => {
  const before = await sumsOf(embedded)
  const losing: Database = {
    ...postgres,
    copy: async (table, columns, rows) => {
      const count = await postgres.copy(table, columns, rows)
      if (table === 'families')
        await postgres.script(
          `update families set created_at = created_at + interval '1 microsecond' where id = (select id from families limit 1)`,
        )
      return count
    },
  }
  await expect(moveDatabase(embedded, losing)).rejects.toThrow(/^families differs after the copy/)
  expect(await sumsOf(embedded)).toEqual(before)
})

test('never adds to a database that has data, or that others use [LIFE-007]', async () => {
  await migrate(postgres)
  await expect(moveDatabase(embedded, postgres)).rejects.toThrow(/has \d+ tables already. Choose an empty one/)
  const { database, url } = await openNew()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await expect(moveDatabase(embedded, database)).rejects.toThrow('1 other connection is using the database.')
  await other.end()
  await database.close()
})
