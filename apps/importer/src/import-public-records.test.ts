import type { Community } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCommunity, loadGeography } from '@pkg/api/catalog'
import { rowsOf } from '@pkg/api/database'
import { importDatabase } from '../testing/import-database'
import { importPublicRecords, type ImportOptions, type RejectedRow } from './import-public-records'
import { knownSources, UnrecognizedFileError } from './known-sources'
import { openPublicFile } from './public-file'

const { database, writeLines } = importDatabase()
const geography = loadGeography()

const header =
  'Facility Type,Facility Number,Facility Name,Licensee,Facility Telephone Number,Facility Address,Facility City,Facility State,Facility Zip,County Name,Facility Capacity,Facility Status'

interface Facility {
  id?: string
  name?: string
  address?: string
  status?: string
}

function row({
  id = '107001234',
  name = 'SUNNY ACRES',
  address = `${Number(id) || 1} ELM ST`,
  status = 'LICENSED',
}: Facility = {}) {
  return `RESIDENTIAL CARE ELDERLY,${id},"${name}",A PERSON,(510) 555-0123,${address},OAKLAND,CA,94601,ALAMEDA,20,${status}`
}

async function importRows(rows: Facility[], options: Partial<ImportOptions> & { asOf?: string; source?: string } = {}) {
  const { asOf = '2026-08', source = 'rcfe', ...rest } = options
  const path = writeLines(`fixture_${asOf}.csv`, [header, ...rows.map(row)])
  const file = await openPublicFile(
    path,
    knownSources.filter(({ name }) => name === source),
  )
  const rejected: RejectedRow[] = []
  const onRejected = (rejectedRow: RejectedRow) => rejected.push(rejectedRow)
  const counts = await importPublicRecords(database(), file, { geography, onRejected, ...rest })
  return { counts, rejected }
}

const none = {
  ...{ read: 0, added: 0, updated: 0, unchanged: 0, retired: 0, closed: 0, rejected: 0, linked: 0, missing: 0 },
  // The header.
  other: 1,
  ...{ unreadable: 0, unconfirmed: 0 },
}
const slug = 'sunny-acres-oakland-ca'

const stored = () => rowsOf(database().orm, sql`select id, name, status, xmin::text from communities order by id`)
const page = (id: string): Promise<Community | undefined> => findCommunity(database().orm, id)

test('adds a page that names the source for a new community, and its locations [DATA-002, ROUTE-004]', async () => {
  await database().script("truncate places; delete from metadata where name = 'places'")
  const { counts } = await importRows([{}])
  expect(counts).toEqual({ ...none, read: 1, added: 1 })
  expect(await page(slug)).toMatchObject({
    source: 'rcfe',
    name: 'Sunny Acres',
    isRateEstimated: true,
    reviews: [],
    license: { number: '107001234', asOf: '2026-08' },
  })
  const places = await rowsOf(database().orm, sql`select kind from places where state = 'CA' and slug = 'oakland'`)
  expect(places.map(({ kind }) => kind)).toContain('city')
})

test('changes nothing when the same file is imported again, with closed and rejected rows [DATA-002]', async () => {
  const rows = [{}, { id: '2', name: 'OAK HOUSE' }, { id: '3', status: 'CLOSED' }, { id: '4', status: 'PENDING' }]
  await importRows(rows)
  const before = await stored()
  const { counts } = await importRows(rows)
  expect(counts).toEqual({ ...none, read: 4, unchanged: 2, closed: 1, rejected: 1 })
  expect(await stored()).toEqual(before)
})

test('updates a changed community at its URL without touching others [DATA-002, ROUTE-006]', async () => {
  await importRows([{}, { id: '2', name: 'OAK HOUSE' }])
  const [untouched] = await stored()
  const { counts } = await importRows([
    { name: 'BAY VIEW', address: '9 PINE ST' },
    { id: '2', name: 'OAK HOUSE' },
  ])
  expect(counts).toEqual({ ...none, read: 2, updated: 1, unchanged: 1 })
  expect(await page(slug)).toMatchObject({ id: slug, name: 'Bay View', address: { line1: '9 Pine St' } })
  expect((await stored())[0]).toEqual(untouched)
})

test('keeps the advisor of a community [DATA-002]', async () => {
  await importRows([{}])
  await database().script("update communities set agent_id = 'advisor'")
  await importRows([{ name: 'BAY VIEW' }])
  expect(await rowsOf(database().orm, sql`select agent_id from communities`)).toEqual([{ agent_id: 'advisor' }])
})

test('retires a closed community, and lists it at the same URL when it reopens [LIST-003]', async () => {
  await importRows([{}])
  expect((await importRows([{ status: 'CLOSED' }])).counts).toEqual({ ...none, read: 1, retired: 1 })
  expect(await stored()).toMatchObject([{ status: -1 }])
  expect(await page(slug)).toBeUndefined()
  expect((await importRows([{ status: 'CLOSED' }])).counts).toEqual({ ...none, read: 1, closed: 1 })
  expect((await importRows([{}])).counts).toEqual({ ...none, read: 1, updated: 1 })
  expect(await page(slug)).toMatchObject({ id: slug, status: 1 })
})

test('keeps a community open if its number is closed in one row and open in another [DATA-002]', async () => {
  const rows = [{ status: 'CLOSED' }, {}]
  await importRows(rows)
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 2, unchanged: 1, closed: 1 })
})

test('does not restore a community that staff deleted [LIST-003]', async () => {
  await importRows([{}])
  await database().script('update communities set status = -2')
  expect((await importRows([{ name: 'BAY VIEW' }])).counts).toEqual({ ...none, read: 1, unchanged: 1 })
  expect(await stored()).toMatchObject([{ status: -2 }])
})

test('reports a rejected row with its line, field, and reason, and imports the others [DATA-002]', async () => {
  const { counts, rejected } = await importRows([{ id: 'A1' }, {}])
  // Without its number, the row may be about any community.
  expect(counts).toEqual({ ...none, read: 2, added: 1, rejected: 1, unreadable: 1 })
  expect(rejected).toEqual([
    { line: 2, field: 'Facility Number', value: 'A1', reason: 'A facility number has nine digits' },
  ])
})

test('never gives a new community the URL of an existing one [DATA-002]', async () => {
  await importRows([{}])
  await importRows([{ id: '2', address: '9 OAK ST' }, {}])
  expect((await stored()).map(({ id }) => id)).toEqual([slug, `${slug}-000000002`])
})

test('stores the batches of a stopped import, and finishes in the next run [DATA-002]', async () => {
  const rows = Array.from({ length: 1200 }, (_, place) => ({ id: String(place + 1), name: `HOUSE ${place + 1}` }))
  const stop = new AbortController()
  const { counts } = await importRows(rows, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(counts).toEqual({ ...none, read: 500, added: 500, other: 0 })
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 1200, added: 1200 })
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 1200, unchanged: 1200 })
})

test('rejects a file from another source and stores nothing [ERR-018]', async () => {
  await expect(importRows([{}], { source: 'cms' })).rejects.toThrow(UnrecognizedFileError)
  expect(await stored()).toEqual([])
})
