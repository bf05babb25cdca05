import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCommunity } from '@pkg/api/catalog'
import { type Database, rowsOf } from '@pkg/api/database'
import { openCopy, runDatabase } from '@pkg/api/testing/run-database'
import type { Community } from '@pkg/domain'
import { fillPublicRecords } from './fill-public-records'
import { publicRecordFiles } from './public-record-files'

const opened: { database?: Database; drop?: () => Promise<void> } = {}

function database(): Database {
  if (!opened.database) throw new Error('The database is not open')
  return opened.database
}

beforeAll(async () => {
  Object.assign(opened, await openCopy(await runDatabase('empty', () => Promise.resolve())))
  await fillPublicRecords(database())
})
afterAll(async () => {
  await opened.database?.close()
  await opened.drop?.()
})

type Row = Record<string, string>

/** Reads an extract without the importer: each line is a row, and only quoted cells contain commas. */
function rowsIn(path: string): Row[] {
  const [header = [], ...rows] = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    )
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

const ccn = 'CMS Certification Number (CCN)'
const homes = rowsIn(publicRecordFiles.homes)
const staffing = new Map(rowsIn(publicRecordFiles.staffing).map((row) => [row[ccn], row]))
const rows = rowsIn(publicRecordFiles.deficiencies)
const found = new Map(rows.map((row) => [row[ccn] ?? '', rows.filter((other) => other[ccn] === row[ccn])]))

const numberIn = (row: Row | undefined, column: string) => (row?.[column] ? Number(row[column]) : undefined)
const usDate = (text = '') => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2') || undefined
const weekend = 'Weekend Total Nurse Hours per Resident per Day'

/** What the rows of a home say, in the order of a page. */
function expectedOf(home: Row) {
  const row = staffing.get(home[ccn])
  const penalties = (row?.['Penalties'] ?? '').split('|').filter(Boolean)
  return {
    license: home[ccn],
    state: home['State'],
    beds: numberIn(home, 'Number of Certified Beds'),
    stars: numberIn(home, 'Overall Rating'),
    total: numberIn(row, 'Total Nurse Hours per Resident per Day') || undefined,
    weekend: numberIn(row, weekend),
    aide: numberIn(row, 'Nurse Aide Hours per Resident per Day'),
    // Without hours in total, the 0 of registered nurses isn’t a number.
    nurses: numberIn(row, 'Total Nurse Hours per Resident per Day')
      ? numberIn(row, 'RN Hours per Resident per Day')
      : undefined,
    turnover: numberIn(row, 'Total Nursing Staff Turnover (%)'),
    left: numberIn(row, 'Administrators Who Left'),
    fines: numberIn(row, 'Fines (3 years)'),
    fineTotal: numberIn(row, 'Total Fines in Dollars'),
    denials: numberIn(row, 'Payment Denials'),
    harm: numberIn(row, 'Actual Harm'),
    owner: usDate(row?.['Ownership Changed On']),
    penalties: row && penalties.map((text) => text.replace(/ Payment Denial 0$/, '').replace(' Fine', '')).toSorted(),
    deficiencies: found
      .get(home[ccn] ?? '')
      ?.map(
        (one) =>
          `${one['Survey Date']} ${one['Scope Severity Code']} ${one['Deficiency Corrected']} ${one['Deficiency Description']}`,
      )
      .toSorted(),
  }
}

function shownOf({ license, address, capacity, medicareStars, staffing: staff, enforcement, deficiencies }: Community) {
  return {
    license: license?.number,
    state: address.state,
    beds: capacity,
    stars: medicareStars?.overall,
    total: staff?.hours?.total,
    weekend: staff?.hours?.weekendTotal,
    aide: staff?.hours?.aide,
    nurses: staff?.hours?.registeredNurse,
    turnover: staff?.turnover,
    left: staff?.administratorsLeft,
    fines: enforcement?.fines,
    fineTotal: enforcement?.fineTotal,
    denials: enforcement?.paymentDenials,
    harm: enforcement?.actualHarm,
    owner: enforcement?.ownershipChangedOn,
    penalties: enforcement?.penalties
      .map(({ date, amount }) => (amount === undefined ? date : `${date} ${amount}`))
      .toSorted(),
    deficiencies: deficiencies?.listed
      .map(({ date, severity, isCorrected, text }) => `${date} ${severity} ${isCorrected ? 'Y' : 'N'} ${text}`)
      .toSorted(),
  }
}

/** The first and last home of each state in the extract, which are 22, without the last two. */
const sample = [...new Set(homes.map((home) => home['State']))]
  .flatMap((state) => {
    const inState = homes.filter((home) => home['State'] === state)
    return [inState[0], inState.at(-1)].filter((home) => home !== undefined)
  })
  .slice(0, 20)

test.each(sample.map((home) => [home['Provider Name'] ?? '', home] as const))(
  '%s has on its page what Medicare’s rows say, read without the importer [FIND-024, DATA-002]',
  async (_name, home) => {
    const [row] = await rowsOf(
      database().orm,
      sql`select id from communities where source = 'cms' and source_id = ${home[ccn]}`,
    )
    const community = await findCommunity(database().orm, String(row?.['id']))
    expect(community && shownOf(community)).toEqual(expectedOf(home))
  },
)

test('the sample has homes with and without hours and deficiencies [FIND-024]', () => {
  expect(sample).toHaveLength(20)
  expect(sample.some((home) => staffing.has(home[ccn]))).toBe(true)
  expect(sample.some((home) => !staffing.has(home[ccn]))).toBe(true)
  expect(sample.some((home) => staffing.has(home[ccn]) && !found.has(home[ccn] ?? ''))).toBe(true)
})

test('a second run changes nothing, and the median of a county is that of its homes in the file [FIND-024]', async () => {
  const stored = () => rowsOf(database().orm, sql`select id, xmin::text from communities order by id`)
  const before = await stored()
  await fillPublicRecords(database())
  expect(await stored()).toEqual(before)
  expect(before).toHaveLength(homes.length)

  const hours = homes
    .filter((home) => home['State'] === 'CO' && home['County/Parish'] === 'Denver')
    .flatMap((home) => numberIn(staffing.get(home[ccn]), weekend) ?? [])
    .toSorted((one, other) => one - other)
  const middle = hours.length / 2
  const median = ((hours[Math.ceil(middle) - 1] ?? 0) + (hours[Math.floor(middle)] ?? 0)) / 2
  const [stateMedian] = await rowsOf(
    database().orm,
    sql`select homes, weekend_total from staffing_medians where state = 'CO' and county_slug = 'denver'`,
  )
  expect(stateMedian?.['homes']).toBe(hours.length)
  expect(stateMedian?.['weekend_total']).toBeCloseTo(median, 6)
})
