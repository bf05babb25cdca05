import { expect, test } from 'vitest'
import { asc, sql } from 'drizzle-orm'
import { findCommunity, loadGeography } from '@pkg/api/catalog'
import { rowsOf } from '@pkg/api/database'
import { importRuns } from '@pkg/api/schema'
import { importDatabase } from '../testing/import-database'
import { importPublicRecords, type RejectedRow } from './import-public-records'
import { importSupplement, type SupplementOptions } from './import-supplement'
import { knownSources, knownSupplements } from './known-sources'
import { openPublicFile } from './public-file'
import { OlderFileError } from './runs'
import { UndoError, undoImport } from './undo-import'

const { database, writeLines } = importDatabase()
const geography = loadGeography()

const homeHeader =
  'CMS Certification Number (CCN),Provider Name,Provider Address,City/Town,State,ZIP Code,Telephone Number,County/Parish,Number of Certified Beds,Continuing Care Retirement Community,Overall Rating,Staffing Rating,Rating Vintage'
const staffingHeader =
  'CMS Certification Number (CCN),Nurse Aide Hours per Resident per Day,LPN Hours per Resident per Day,RN Hours per Resident per Day,Total Nurse Hours per Resident per Day,Weekend Total Nurse Hours per Resident per Day,Weekend RN Hours per Resident per Day,Total Nursing Staff Turnover (%),RN Turnover (%),Administrators Who Left,Quarters,Health Deficiencies (3 years),Actual Harm,Immediate Jeopardy,Fines (3 years),Total Fines in Dollars,Payment Denials,Penalties,Ownership Changed On'
const deficiencyHeader =
  'CMS Certification Number (CCN),Survey Date,Complaint,Deficiency Category,Deficiency Description,Scope Severity Code,Deficiency Corrected,Correction Date'

const authority = 'Centers for Medicare & Medicaid Services'
const cityOf = { Ada: 'BOISE,ID,83702', Canyon: 'NAMPA,ID,83651' }

async function importHomes(homes: { id: number; county?: keyof typeof cityOf; name?: string }[], day = '2026-04') {
  const rows = homes.map(
    ({ id, county = 'Ada', name = `HOME ${id}` }) =>
      `${String(id).padStart(6, '0')},${name},${id} ELM ST,${cityOf[county]},2085550123,${county},85,N,4,4,${day}`,
  )
  return importPublicRecords(database(), await openPublicFile(writeLines(`homes_${day}.csv`, [homeHeader, ...rows])), {
    geography,
  })
}

async function add(name: string, lines: string[], options: SupplementOptions = {}) {
  const rejected: RejectedRow[] = []
  const file = await openPublicFile(writeLines(name, lines), knownSupplements)
  const counts = await importSupplement(database(), file, { onRejected: (row) => rejected.push(row), ...options })
  return { counts, rejected }
}
const addStaffing = (rows: string[], options?: SupplementOptions, year = '2026') =>
  add(`staffing_${year}.csv`, [staffingHeader, ...rows], options)
const addDeficiencies = (rows: string[]) => add('deficiencies_2026.csv', [deficiencyHeader, ...rows])

const staffed = (id: number, weekend: string, total = '3.5') =>
  `${String(id).padStart(6, '0')},2.1,0.8,0.6,${total},${weekend},0.4,52.5,50.0,1,Q2 2025|Q3 2025,12,2,0,2,12350,1,2024-07-19 Payment Denial 0|2025-05-22 Fine 9850|2024-07-19 Fine 2500,03/01/2025`

const page = (id: number) => findCommunity(database().orm, `home-${id}-boise-id`)
const stored = () =>
  rowsOf(database().orm, sql`select id, is_staffed_on_weekends, xmin::text from communities order by id`)
const lastRun = async () =>
  (await database().orm.select().from(importRuns).orderBy(asc(importRuns.number))).at(-1)?.id ?? ''

test('adds hours, turnover, penalties, and the change of owner to a home, with agency and date [FIND-024]', async () => {
  await importHomes([{ id: 1 }])
  const { counts } = await addStaffing([staffed(1, '3.0'), staffed(9, '3.0')])
  expect(counts).toEqual({ read: 2, updated: 1, unchanged: 0, unlisted: 1, rejected: 0, other: 1 })
  expect(await page(1)).toMatchObject({
    name: 'Home 1',
    staffing: {
      authority,
      asOf: '2026',
      hours: {
        ...{ total: 3.5, aide: 2.1, practicalNurse: 0.8, registeredNurse: 0.6 },
        ...{ weekendTotal: 3, weekendRegisteredNurse: 0.4 },
      },
      from: '2025-07-01',
      until: '2025-09-30',
      turnover: 52.5,
      registeredNurseTurnover: 50,
      administratorsLeft: 1,
    },
    enforcement: {
      ...{ authority, asOf: '2026', years: 3, deficiencies: 12, actualHarm: 2, immediateJeopardy: 0 },
      ...{ fines: 2, fineTotal: 12_350, paymentDenials: 1, ownershipChangedOn: '2025-03-01' },
      penalties: [
        { date: '2025-05-22', kind: 'fine', amount: 9850 },
        { date: '2024-07-19', kind: 'fine', amount: 2500 },
        { date: '2024-07-19', kind: 'payment-denial' },
      ],
    },
  })
})

test('leaves unknown what the record leaves blank, and hours that are 0 in total [FIND-024]', async () => {
  await importHomes([{ id: 1 }, { id: 2 }])
  await addStaffing(['000001,,,0,0,,,,,,,0,0,0,0,0,0,,', '000002,2,0.0,0,2,,,,,0,,0,0,0,0,0,0,,'])
  const [one, two] = [await page(1), await page(2)]
  expect(one?.staffing).toBeUndefined()
  expect(one?.enforcement).toMatchObject({ fines: 0, penalties: [] })
  expect(one?.enforcement).not.toHaveProperty('ownershipChangedOn')
  expect(two?.staffing).toEqual({
    ...{ authority, asOf: '2026', administratorsLeft: 0 },
    hours: { total: 2, aide: 2, practicalNurse: 0, registeredNurse: 0 },
  })
})

test('adds deficiencies in the agency’s words, newest first, and none to a home without rows [FIND-024]', async () => {
  await importHomes([{ id: 1 }, { id: 2 }])
  const text = '"Keep the kitchen clean, and food safe."'
  const { counts, rejected } = await addDeficiencies([
    `000001,2024-02-03,N,Nutrition and Dietary Deficiencies,${text},D,Y,2024-03-01`,
    `000001,2025-02-03,Y,Nutrition and Dietary Deficiencies,${text},G,N,2025-03-01`,
    `000001,2025-02-03,Y,Nutrition and Dietary Deficiencies,${text},M,N,`,
  ])
  expect(counts).toMatchObject({ read: 3, updated: 1, rejected: 1 })
  expect(rejected).toEqual([
    { line: 4, field: 'Scope Severity Code', value: 'M', reason: 'The severity is a letter from A to L' },
  ])
  const shared = { category: 'Nutrition and Dietary Deficiencies', text: 'Keep the kitchen clean, and food safe.' }
  expect((await page(1))?.deficiencies).toEqual({
    authority,
    asOf: '2026',
    listed: [
      { ...shared, date: '2025-02-03', isComplaint: true, severity: 'G', isCorrected: false },
      {
        ...shared,
        date: '2024-02-03',
        isComplaint: false,
        severity: 'D',
        isCorrected: true,
        correctedOn: '2024-03-01',
      },
    ],
  })
  expect((await page(2))?.deficiencies).toBeUndefined()
})

test('rejects a row that it can’t read with its field, and a second row of a home [FIND-024]', async () => {
  await importHomes([{ id: 1 }])
  const bad = staffed(1, '3').replace('2025-05-22 Fine 9850', 'a fine in May')
  const { counts, rejected } = await addStaffing([
    bad,
    staffed(1, '3.1'),
    staffed(1, '3.2'),
    `12,${staffed(1, '3').slice(7)}`,
  ])
  expect(counts).toMatchObject({ read: 4, updated: 1, rejected: 3 })
  expect(rejected.map(({ line, field }) => [line, field])).toEqual([
    [2, 'Penalties'],
    [4, 'CMS Certification Number (CCN)'],
    [5, 'CMS Certification Number (CCN)'],
  ])
  expect((await page(1))?.staffing?.hours?.weekendTotal).toBe(3.1)
})

test('changes nothing the second time, updates from a newer file, refuses an older one, and stores nothing in a dry run [FIND-024, DATA-002]', async () => {
  await importHomes([{ id: 1 }])
  await addStaffing([staffed(1, '3.0')], { isDryRun: true })
  expect((await page(1))?.staffing).toBeUndefined()
  await addStaffing([staffed(1, '3.0')])
  const before = await stored()
  expect((await addStaffing([staffed(1, '3.0')])).counts).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await stored()).toEqual(before)
  await addStaffing([staffed(1, '2.5')], {}, '2027')
  expect((await page(1))?.staffing).toMatchObject({ asOf: '2027', hours: { weekendTotal: 2.5 } })
  await expect(addStaffing([staffed(1, '3.0')])).rejects.toThrow(OlderFileError)
})

test('keeps what other files added when the homes are imported again, and undoes runs from the last to the first [FIND-024, DATA-002]', async () => {
  await importHomes([{ id: 1 }])
  await addStaffing([staffed(1, '3.0')])
  const staffing = await lastRun()
  await importHomes([{ id: 1, name: 'MOUNTAIN VIEW' }], '2026-08')
  expect(await page(1)).toMatchObject({ name: 'Mountain View', staffing: { asOf: '2026' } })
  await expect(undoImport(database(), staffing)).rejects.toThrow(UndoError)
  await undoImport(database(), await lastRun())
  expect(await page(1)).toMatchObject({ name: 'Home 1', staffing: { asOf: '2026' } })
  expect(await undoImport(database(), staffing)).toMatchObject({ restored: 1, removed: 0 })
  expect((await page(1))?.staffing).toBeUndefined()
  expect(await page(1)).not.toHaveProperty('enforcement')
  expect(await stored()).toMatchObject([{ is_staffed_on_weekends: false }])
})

test('an undo keeps the ratings that reviews gave since the import [FIND-024, RATE-001]', async () => {
  await importHomes([{ id: 1 }])
  await addStaffing([staffed(1, '3')])
  await database().script(
    `update communities set record = record || '{"numReviews": 1, "ratings": {"numReviews": 1, "reviewsValue": 9}}' where source_id = '000001'`,
  )
  await undoImport(database(), await lastRun())
  const restored = await page(1)
  expect(restored?.staffing).toBeUndefined()
  expect(restored).toMatchObject({ numReviews: 1, ratings: { numReviews: 1, reviewsValue: 9 } })
})

test('compares weekends with the county and state, by homes that families see and that report hours, and marks those at the median or above [FIND-024]', async () => {
  const canyon = 'Canyon' as const
  await importHomes([{ id: 1 }, { id: 2 }, { id: 3, county: canyon }, { id: 4 }, { id: 5 }])
  await database().script(
    `update communities set status = -1, record = jsonb_set(record, '{status}', '-1') where source_id = '000004'`,
  )
  await addStaffing([
    ...[staffed(1, '2.0'), staffed(2, '3.0'), staffed(3, '4.0'), staffed(4, '9.0')],
    '000005,,,0,0,,,,,,,0,0,0,0,0,0,,',
  ])
  expect((await page(1))?.staffingMedians).toEqual([
    { county: 'Ada', homes: 2, weekendTotal: 2.5, turnoverHomes: 2, turnover: 52.5 },
    { homes: 3, weekendTotal: 3, turnoverHomes: 3, turnover: 52.5 },
  ])
  // Home 5 reports no hours, so it has no medians and isn't marked.
  expect(await page(5)).not.toHaveProperty('staffingMedians')
  const marked = await rowsOf(
    database().orm,
    sql`select source_id from communities where is_staffed_on_weekends order by 1`,
  )
  expect(marked.map((row) => row['source_id'])).toEqual(['000002', '000003', '000004'])
})

test('detects each file by its columns, and never takes a file of homes for one that adds to them [FIND-024]', async () => {
  const detect = async (header: string) =>
    (
      await openPublicFile(writeLines('detect.csv', [header, header.replaceAll(/[^,]+/g, '1')]), [
        ...knownSources,
        ...knownSupplements,
      ])
    ).source.name
  expect(await detect(homeHeader)).toBe('cms')
  expect(await detect(staffingHeader)).toBe('cms-staffing')
  expect(await detect(deficiencyHeader)).toBe('cms-deficiencies')
})
