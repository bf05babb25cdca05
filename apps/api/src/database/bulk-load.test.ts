import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityCells, communityColumns } from '../modules/catalog'
import { sampleCommunities } from '../../testing/sample-catalog'
import { bulkLoad } from './bulk-load'
import { type Database, rowsOf } from './database'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'

const opened: { database?: Database } = {}
const tables = ['communities', 'reviews']

const database = () => {
  if (!opened.database) throw new Error('The database is not open')
  return opened.database
}

beforeAll(async () => {
  opened.database = await openEmbedded('memory')
  await migrate(database())
})

afterAll(() => opened.database?.close())

const definitions = () =>
  rowsOf(
    database().orm,
    sql`select indexdef as definition from pg_indexes where tablename in ('communities', 'reviews')
      union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'p') order by 1`,
  )

async function load(fill: () => Promise<void>) {
  const shares: number[] = []
  await bulkLoad(database(), tables, { fill, onIndexed: (share) => shares.push(share) })
  return shares
}

const copy = async () => {
  const rows = sampleCommunities.map((record) => communityCells(record, record.id, undefined))
  await database().copy('communities', communityColumns, rows)
}

test('fills a table without its indexes and creates the same ones afterwards [DATA-002]', async () => {
  const before = await definitions()
  const during: number[] = []
  const shares = await load(async () => {
    during.push((await definitions()).length)
    await copy()
  })
  expect(during[0]).toBeLessThan(before.length - 10)
  expect(await definitions()).toEqual(before)
  expect(shares.at(-1)).toBe(1)
})

test('creates the indexes that an interrupted load dropped [DATA-002]', async () => {
  const before = await definitions()
  const interrupted = load(() => Promise.reject(new Error('out of power')))
  await expect(interrupted).rejects.toThrow('out of power')
  expect(await definitions()).not.toEqual(before)
  await load(() => Promise.resolve())
  expect(await definitions()).toEqual(before)
})
