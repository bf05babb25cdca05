import type { Community } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCommunity, loadGeography } from '@pkg/api/catalog'
import { rowsOf } from '@pkg/api/database'
import { importDatabase } from '../testing/import-database'
import { importPublicRecords, type ImportOptions, type RejectedRow } from './import-public-records'
import { knownRegisters, WrongFile } from './known-sources'
import { openPublicFile } from './public-file'

const { database, fileOf } = importDatabase()
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
  const path = fileOf(`fixture_${asOf}.csv`, [header, ...rows.map(row)])
  const file = await openPublicFile(
    path,
    knownRegisters.filter((one) => one.source === source),
  )
  const rejected: RejectedRow[] = []
  const onRejected = (one: RejectedRow) => rejected.push(one)
  const counts = await importPublicRecords(database(), file, { geography, onRejected, ...rest })
  return { counts, rejected }
}

const none = { read: 0, added: 0, updated: 0, unchanged: 0, retired: 0, closed: 0, rejected: 0, linked: 0, missing: 0 }
const slug = 'sunny-acres-oakland-ca'

const stored = () => rowsOf(database().orm, sql`select id, name, status, xmin::text from communities order by id`)
const page = (id: string): Promise<Community | undefined> => findCommunity(database().orm, id)

test('a new facility gets a page that says where it is from, with places around it [DATA-002, ROUTE-004]', async () => {
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

test('the same file again changes nothing, closed and rejected rows included [DATA-002]', async () => {
  const rows = [{}, { id: '2', name: 'OAK HOUSE' }, { id: '3', status: 'CLOSED' }, { id: '4', status: 'PENDING' }]
  await importRows(rows)
  const before = await stored()
  const { counts } = await importRows(rows)
  expect(counts).toEqual({ ...none, read: 4, unchanged: 2, closed: 1, rejected: 1 })
  expect(await stored()).toEqual(before)
})

test('a changed facility is updated under the address that it has, others are not touched [DATA-002, ROUTE-006]', async () => {
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

test('an advisor that a community was given stays with it [DATA-002]', async () => {
  await importRows([{}])
  await database().script("update communities set agent_id = 'advisor'")
  await importRows([{ name: 'BAY VIEW' }])
  expect(await rowsOf(database().orm, sql`select agent_id from communities`)).toEqual([{ agent_id: 'advisor' }])
})

test('a facility that has closed leaves the site, and comes back where it was when it opens again [LIST-003]', async () => {
  await importRows([{}])
  expect((await importRows([{ status: 'CLOSED' }])).counts).toEqual({ ...none, read: 1, retired: 1 })
  expect(await stored()).toMatchObject([{ status: -1 }])
  expect(await page(slug)).toBeUndefined()
  expect((await importRows([{ status: 'CLOSED' }])).counts).toEqual({ ...none, read: 1, closed: 1 })
  expect((await importRows([{}])).counts).toEqual({ ...none, read: 1, updated: 1 })
  expect(await page(slug)).toMatchObject({ id: slug, status: 1 })
})

test('a number that is closed in one row and open in another is open, each time [DATA-002]', async () => {
  const rows = [{ status: 'CLOSED' }, {}]
  await importRows(rows)
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 2, unchanged: 1, closed: 1 })
})

test('what staff deleted stays deleted [LIST-003]', async () => {
  await importRows([{}])
  await database().script('update communities set status = -2')
  expect((await importRows([{ name: 'BAY VIEW' }])).counts).toEqual({ ...none, read: 1, unchanged: 1 })
  expect(await stored()).toMatchObject([{ status: -2 }])
})

test('a rejected row is told with line, field and reason, and the others go on [DATA-002]', async () => {
  const { counts, rejected } = await importRows([{ id: 'A1' }, {}])
  expect(counts).toEqual({ ...none, read: 2, added: 1, rejected: 1 })
  expect(rejected).toEqual([
    { line: 2, field: 'Facility Number', value: 'A1', reason: 'a facility number has nine digits' },
  ])
})

test('a new facility never takes the address of one that is there [DATA-002]', async () => {
  await importRows([{}])
  await importRows([{ id: '2', address: '9 OAK ST' }, {}])
  expect((await stored()).map(({ id }) => id)).toEqual([slug, `${slug}-000000002`])
})

test('an import that is stopped keeps its batches, and the next run finishes it [DATA-002]', async () => {
  const rows = Array.from({ length: 1200 }, (_, place) => ({ id: String(place + 1), name: `HOUSE ${place + 1}` }))
  const stop = new AbortController()
  const { counts } = await importRows(rows, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(counts).toEqual({ ...none, read: 500, added: 500 })
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 1200, added: 1200 })
  expect((await importRows(rows)).counts).toEqual({ ...none, read: 1200, unchanged: 1200 })
})

test('a file of another source is refused, and nothing is stored [ERR-018]', async () => {
  await expect(importRows([{}], { source: 'cms' })).rejects.toThrow(WrongFile)
  expect(await stored()).toEqual([])
})
