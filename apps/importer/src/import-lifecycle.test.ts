import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeSlug, findCommunity, loadGeography } from '@pkg/api/catalog'
import { rowsOf } from '@pkg/api/database'
import { communities, importRuns } from '@pkg/api/schema'
import { importDatabase } from '../testing/import-database'
import { importPublicRecords, type ImportCounts, type ImportOptions, type RejectedRow } from './import-public-records'
import { openPublicFile } from './public-file'
import { OlderFileError } from './runs'
import { UndoError, undoImport } from './undo-import'

const { database, writeLines } = importDatabase()
const geography = loadGeography()

const oldHeader =
  'Federal Provider Number,Provider Name,Provider Address,Provider City,Provider State,Provider Zip Code,Provider Phone Number,Provider County Name,Number of Certified Beds,Continuing Care Retirement Community,Overall Rating,Staffing Rating,Processing Date'
const newHeader =
  'CMS Certification Number (CCN),Provider Name,Provider Address,City/Town,State,ZIP Code,Telephone Number,County/Parish,Number of Certified Beds,Continuing Care Retirement Community,Overall Rating,Staffing Rating,Latitude,Longitude,Rating Vintage'

interface Home {
  id: number
  name?: string
  street?: string
  point?: string
  state?: string
}
const ccn = (id: number) => String(id).padStart(6, '0')
const oldRow = ({ id, name = `HOME ${id}`, street = `${id} ELM ST` }: Home) =>
  `${ccn(id)},${name},${street},BOISE,ID,83702,2085550123,Ada,85,N,4,4,2021-08-01`
const newRow =
  (day: string) =>
  ({ id, name = `HOME ${id}`, street = `${id} ELM ST`, point = '43.62,-116.21', state = 'BOISE,ID,83702' }: Home) =>
    `${ccn(id)},${name},${street},${state},2085550123,Ada,85,N,5,4,${point},${day}`

async function importLines(name: string, lines: string[], options: ImportOptions = {}) {
  const path = writeLines(name, lines)
  const rejected: RejectedRow[] = []
  const counts = await importPublicRecords(database(), await openPublicFile(path), {
    geography,
    onRejected: (row) => rejected.push(row),
    ...options,
  })
  return Object.assign(counts, { rows: rejected })
}
const import2021 = (homes: Home[], options?: ImportOptions) =>
  importLines('cms_2021.csv', [oldHeader, ...homes.map(oldRow)], options)
const import2026 = (homes: Home[], { day = '2026-04', ...options }: ImportOptions & { day?: string } = {}) =>
  importLines(`cms_${day}.csv`, [newHeader, ...homes.map(newRow(day))], options)

const homes = (count: number): Home[] => Array.from({ length: count }, (_, place) => ({ id: place + 1 }))
const stored = () =>
  rowsOf(database().orm, sql`select source_id, id, name, status, xmin::text from communities order by source_id`)
const statuses = async () => (await stored()).map((row) => row['status'])
const summary = ({ added, updated, unchanged, retired, rejected, missing }: ImportCounts) => ({
  added,
  updated,
  unchanged,
  retired,
  rejected,
  missing,
})
const runs = () => database().orm.select().from(importRuns).orderBy(asc(importRuns.number))
const lastRun = async () => (await runs()).at(-1)?.id ?? ''

test('updates changed communities at their URLs, retires missing ones, and adds new ones after five years [DATA-002, LIST-003]', async () => {
  await import2021(homes(10))
  const renamed = { id: 1, name: 'MOUNTAIN VIEW' }
  const counts = await import2026([renamed, ...homes(9).slice(1), { id: 11 }])
  expect(summary(counts)).toEqual({ added: 1, updated: 9, unchanged: 0, retired: 1, rejected: 0, missing: 0 })
  expect(await stored()).toHaveLength(11)
  expect(await findCommunity(database().orm, 'home-1-boise-id')).toMatchObject({
    name: 'Mountain View',
    medicareStars: { overall: 5 },
  })
  expect(await findCommunity(database().orm, 'home-10-boise-id')).toBeUndefined()
})

test('rejects a file older than the last import, and changes nothing [DATA-002]', async () => {
  await import2026(homes(4))
  const before = await stored()
  await expect(import2021(homes(5))).rejects.toThrow(OlderFileError)
  await expect(import2021(homes(5))).rejects.toThrow(/is dated 2021-08-01, but cms was last imported as of 2026-04/)
  expect(await stored()).toEqual(before)
})

test('imports a few newer rows without retiring the others or making the complete file old [DATA-002]', async () => {
  await import2026(homes(8))
  const sample = await import2026(homes(2), { day: '2026-08-01' })
  expect(summary(sample)).toMatchObject({ updated: 2, retired: 0, missing: 6 })
  const again = await import2026(homes(8))
  expect(summary(again)).toMatchObject({ unchanged: 8, retired: 0 })
})

test('treats a file as complete or partial when the operator says so [DATA-002]', async () => {
  await import2021(homes(8))
  expect(await import2026(homes(7), { coverage: 'partial' })).toMatchObject({ retired: 0 })
  expect(await import2026(homes(2), { day: '2026-08', coverage: 'complete' })).toMatchObject({ retired: 6 })
  expect(await statuses()).toEqual([1, 1, -1, -1, -1, -1, -1, -1])
})

test('does not retire a community whose row is rejected [DATA-002]', async () => {
  await import2021(homes(8))
  const counts = await import2026([...homes(7), { id: 8, state: 'SAN JUAN,PR,00901' }])
  expect(summary(counts)).toMatchObject({ updated: 7, retired: 0, rejected: 1 })
})

test('retires nothing after a file with an unreadable line until someone confirms it, and accounts for every line [EDGE-001]', async () => {
  await import2021(homes(8))
  const rows = homes(8).map(newRow('2026-04'))
  const damaged = [newHeader, ...rows.slice(0, 5), (rows[5] ?? '').replace('HOME 6', '"HOME 6'), rows[6] ?? '']
  const counts = await importLines('cms_2026-04.csv', damaged)
  expect(summary(counts)).toEqual({ added: 0, updated: 6, unchanged: 0, retired: 0, rejected: 1, missing: 0 })
  expect(counts).toMatchObject({ read: 7, other: 1, unreadable: 1, unconfirmed: 2 })
  expect(counts.rows).toMatchObject([{ line: 7, value: damaged[6] }])
  expect(await statuses()).not.toContain(-1)

  const confirmed = await importLines('cms_2026-04.csv', damaged, { isRetiringConfirmed: true })
  expect(confirmed).toMatchObject({ unchanged: 6, retired: 2, unconfirmed: 0 })
})

test('retires nothing in states that the file does not cover [DATA-002]', async () => {
  const texan = { id: 20, state: 'AUSTIN,TX,78701', point: '30.27,-97.74' }
  await import2026([...homes(8), texan])
  await import2026(homes(7), { day: '2026-05' })
  expect((await statuses()).filter((status) => status === -1)).toHaveLength(1)
  expect(await findCommunity(database().orm, 'home-20-austin-tx')).toMatchObject({ status: 1 })
})

test('counts everything in a dry run and stores nothing, not even the run [DATA-002]', async () => {
  await import2021(homes(8))
  const before = await stored()
  const counts = await import2026([...homes(7), { id: 9 }], { isDryRun: true })
  expect(summary(counts)).toMatchObject({ added: 1, updated: 7, retired: 1 })
  expect(await stored()).toEqual(before)
  expect(await runs()).toHaveLength(1)
})

test('undoes a run: removes what it added, and restores what it changed or retired [DATA-002]', async () => {
  await import2021(homes(8))
  const before = await rowsOf(database().orm, sql`select id, status, record, tile from communities order by id`)
  await import2026([{ id: 1, name: 'MOUNTAIN VIEW' }, ...homes(7).slice(1), { id: 9 }])
  expect(await undoImport(database(), await lastRun())).toMatchObject({ removed: 1, hidden: 0, restored: 8 })
  expect(await rowsOf(database().orm, sql`select id, status, record, tile from communities order by id`)).toEqual(
    before,
  )
  expect(summary(await import2021(homes(8)))).toMatchObject({ unchanged: 8 })
})

test('updates findings with a newer file, changes nothing with the same one, and restores the earlier findings on undo [FIND-012, DATA-002]', async () => {
  const importFines = (day: string, fines: string) =>
    importLines(`cms_${day}.csv`, [`${newHeader},Number of Fines`, `${newRow(day)({ id: 1 })},${fines}`])
  const record = async () => (await findCommunity(database().orm, 'home-1-boise-id'))?.inspections
  const fines = (asOf: string, value: number) =>
    expect.objectContaining({ asOf, findings: [{ kind: 'fines', value, years: 3 }] })
  await importFines('2026-04', '0')
  expect(await record()).toEqual(fines('2026-04', 0))
  expect(summary(await importFines('2026-05', '2'))).toMatchObject({ updated: 1 })
  expect(await record()).toEqual(fines('2026-05', 2))
  expect(summary(await importFines('2026-05', '2'))).toMatchObject({ updated: 0, unchanged: 1 })
  await undoImport(database(), await lastRun())
  expect(await record()).toEqual(fines('2026-04', 0))
})

test('hides a community that has a lead instead of removing it when its import is undone [DATA-002, LIST-003]', async () => {
  await import2021(homes(3))
  await database().script(
    "with family as (insert into families (name, answers, search) values ('Dana', '{}', 'dana') returning id) insert into leads (family_id, community_id) select id, 'home-2-boise-id' from family",
  )
  expect(await undoImport(database(), await lastRun())).toMatchObject({ removed: 2, hidden: 1 })
  expect(await stored()).toMatchObject([{ id: 'home-2-boise-id', status: -1 }])
})

test('hides a community that has a review, a save, or a former slug when its import is undone [DATA-002, LIFE-006]', async () => {
  await import2021(homes(4))
  await database().script(
    `with writer as (insert into users (role, name, email) values ('customer', 'Dana', 'dana@families.example') returning id),
    review as (insert into reviews (id, community_id, author, value, text, date, user_id)
      select 'r1', 'home-1-boise-id', 'Dana', 8, 'Kind staff', '2026-01-01', id from writer)
    insert into user_saves (user_id, community_id, kind) select id, 'home-2-boise-id', 'saved' from writer`,
  )
  await changeSlug(database().orm, { role: 'admin', name: 'Ada' }, 'home-3-boise-id', 'mountain-view')
  expect(await undoImport(database(), await lastRun())).toMatchObject({ removed: 1, hidden: 3 })
  expect(await stored()).toMatchObject([
    { id: 'home-1-boise-id', status: -1 },
    { id: 'home-2-boise-id', status: -1 },
    { id: 'mountain-view', status: -1 },
  ])
})

test('finds a community by its number after its slug changed, and restores it under the new slug [LIFE-006, DATA-002]', async () => {
  await import2021(homes(3))
  await import2026(homes(3))
  const admin = { role: 'admin', name: 'Ada' } as const
  await changeSlug(database().orm, admin, 'home-1-boise-id', 'mountain-view')
  const again = await import2026([...homes(3), { id: 4, name: 'HOME 1' }], { day: '2026-05' })
  expect(summary(again)).toMatchObject({ added: 1, updated: 3, retired: 0 })
  const slugs = (await stored()).map((row) => row['id'])
  expect(slugs).toEqual(['mountain-view', 'home-2-boise-id', 'home-3-boise-id', expect.stringMatching(/^home-1-./)])
  expect(slugs).not.toContain('home-1-boise-id')
  const url = '/skilled-nursing-facility/idaho/boise/mountain-view'
  expect(await findCommunity(database().orm, 'mountain-view')).toMatchObject({ id: 'mountain-view', url })
  for (const { id } of (await runs()).reverse().slice(0, 2)) {
    await undoImport(database(), id)
    expect(await findCommunity(database().orm, 'mountain-view')).toMatchObject({ id: 'mountain-view', url })
  }
})

test('undoes runs from the last to the first, each once [DATA-002]', async () => {
  await import2021(homes(4))
  const first = await lastRun()
  await import2026(homes(4))
  await expect(undoImport(database(), first)).rejects.toThrow(/Undo .* \(cms_2026-04\.csv\) first/)
  await undoImport(database(), await lastRun())
  await undoImport(database(), first)
  await expect(undoImport(database(), first)).rejects.toThrow(UndoError)
  expect(await stored()).toEqual([])
})

test('does not record a run that changed nothing, so undo finds the previous one [DATA-002]', async () => {
  await import2021(homes(2))
  await import2021(homes(2))
  expect(await runs()).toMatchObject([{ status: 'complete', counts: { added: 2 } }])
})

test('keeps what a provider or staff edited through the next import [DATA-002, API-019]', async () => {
  await import2021(homes(2))
  await database()
    .orm.update(communities)
    .set({ edits: { name: 'Our Own Name', startingRate: 7100, status: -1 } })
    .where(eq(communities.sourceId, ccn(1)))
  await import2026(homes(2))
  const [row] = await database()
    .orm.select()
    .from(communities)
    .where(eq(communities.sourceId, ccn(1)))
  expect(row).toMatchObject({ name: 'Our Own Name', status: -1, startingRate: 7100 })
  expect(row?.record).toMatchObject({ isRateEstimated: false, medicareStars: { overall: 5 } })
})

test('replaces exact coordinates with approximate ones only when the address changes [DATA-002]', async () => {
  await import2026(homes(2))
  const movedHome = { id: 2, street: '9 OAK ST', point: ',' }
  await import2026([{ id: 1, point: ',' }, movedHome], { day: '2026-05' })
  const [unmoved, moved] = await database().orm.select().from(communities).orderBy(asc(communities.sourceId))
  expect(unmoved?.record.address).toMatchObject({ latitude: 43.62, longitude: -116.21 })
  expect(unmoved?.record.address.isApproximate).toBeUndefined()
  expect(moved?.record.address.isApproximate).toBe(true)
})

const stateHeader =
  'state,facility_name,address,city,city_basis,zip,county,phone,capacity,licensee,ownership_type,license_number,facility_id,type_1,type_2,date_accessed,latitude,longitude'
const stateRow = (id: string, name: string, street: string) =>
  `ID,${name},${street},Boise,source,83702,Ada,,40,,,${id},,ASSISTED LIVING,,2021-06-29,,`

test('lists a nursing home and assisted living at one address as a campus, each with a link to the other [DATA-002]', async () => {
  await import2021([{ id: 1, name: 'QUIET WATERS', street: '12 ELM STREET' }])
  const counts = await importLines('states.csv', [stateHeader, stateRow('A1', 'Quiet Waters', '12 Elm St.')])
  expect(counts).toMatchObject({ added: 1, linked: 1 })
  const page = await findCommunity(database().orm, 'quiet-waters-boise-id')
  expect(page?.campus).toMatchObject([{ id: 'quiet-waters-boise-id-id-a1', care: ['assisted-living'] }])
})

test('adds another license for a new care type to the campus [DATA-002]', async () => {
  await importLines('roster_2026.csv', [
    'FileNumber,LicenseNumber,LicenseStatus,FacilityType,Name,Address,City,State,Zip,County,PhoneNumber,BedCount',
    '11968002,1,LICENSED,Assisted Living Facility,QUIET WATERS LLC,12 ELM STREET,LAS VEGAS,NV,89101,Clark,,40',
  ])
  const counts = await importLines('states.csv', [
    stateHeader,
    'NV,Quiet Waters,12 Elm St.,Las Vegas,source,89101,Clark,,40,,,A1,,ALZHEIMER ENDORSEMENT,,2021-06-29,,',
  ])
  expect(counts).toMatchObject({ added: 1, rejected: 0, linked: 1 })
})

test('rejects a community that another source has already added with the same care [DATA-002]', async () => {
  await importLines('states.csv', [stateHeader, stateRow('A1', 'Quiet Waters', '12 Elm St.')])
  const roster = [
    'FileNumber,LicenseNumber,LicenseStatus,FacilityType,Name,Address,City,State,Zip,County,PhoneNumber,BedCount',
    '11968002,1,LICENSED,Assisted Living Facility,QUIET WATERS LLC,12 ELM STREET,BOISE,ID,83702,Ada,,40',
  ]
  for (const _time of [1, 2]) {
    const counts = await importLines('roster_2026.csv', roster)
    expect(counts).toMatchObject({ added: 0, rejected: 1 })
    expect(counts.rows).toMatchObject([
      { line: 2, value: 'quiet-waters-boise-id', reason: expect.stringContaining('already') },
    ])
  }
})

test('adds neighborhoods that only communities name to the locations of the search [API-036, DATA-002]', async () => {
  await import2026([{ id: 1, state: 'HARRIS RANCH,ID,83716', point: '43.56,-116.14' }])
  const found = await rowsOf(database().orm, sql`select kind, name, latitude from places where slug = 'harris-ranch'`)
  expect(found).toMatchObject([{ kind: 'neighborhood', name: 'Harris Ranch', latitude: 43.56 }])
})

test('keeps the community counts by state and care type through an import, a retirement, and an undo [API-025]', async () => {
  const storedCounts = () =>
    rowsOf(database().orm, sql`select state, care, communities from community_counts where communities > 0`)
  await import2021(homes(8))
  const before = await storedCounts()
  expect(before).toEqual([{ state: 'ID', care: ['skilled-nursing-facility'], communities: 8 }])
  await import2026(homes(7))
  expect(await storedCounts()).toMatchObject([{ communities: 7 }])
  await undoImport(database(), await lastRun())
  expect(await storedCounts()).toEqual(before)
})
