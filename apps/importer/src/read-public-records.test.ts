import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { renderIllustration } from '@pkg/illustrations'
import { loadGeography } from '@pkg/api/catalog'
import { knownSources, UnrecognizedFileError } from './known-sources'
import { openPublicFile } from './public-file'
import { readPublicRecords, type PublicRecord, type ReadOptions } from './read-public-records'

const folder = mkdtempSync(join(tmpdir(), 'public-records-'))
const geography = loadGeography()

afterAll(() => {
  rmSync(folder, { recursive: true })
})

let files = 0

async function read(
  source: 'cms' | 'rcfe',
  content: string | Buffer,
  options: ReadOptions = {},
  name = 'fixture_2026-08-01.csv',
) {
  files += 1
  const path = join(folder, `${files}-${name}`)
  writeFileSync(path, content)
  const rows: PublicRecord[] = []
  const file = await openPublicFile(
    path,
    knownSources.filter(({ name: sourceName }) => sourceName === source),
  )
  for await (const row of readPublicRecords(file, { geography, ...options })) rows.push(row)
  return rows
}

function expectRecord(row: PublicRecord | undefined) {
  if (row?.kind !== 'record') throw new Error(`Expected a record, got ${JSON.stringify(row)}`)
  return row.record
}

const cmsHeader =
  '"CMS Certification Number (CCN)","Provider Name","Provider Address",City/Town,State,"ZIP Code","Telephone Number",County/Parish,"Number of Certified Beds","Chain Name","Continuing Care Retirement Community","Overall Rating","Health Inspection Rating","QM Rating","Staffing Rating",Latitude,Longitude,"Processing Date"'
const oldCmsHeader =
  'Federal Provider Number,Provider Name,Provider Address,Provider City,Provider State,Provider Zip Code,Provider Phone Number,Provider County Name,Number of Certified Beds,Continuing Care Retirement Community,Overall Rating,Overall Rating Footnote,Staffing Rating,Processing Date'
const rcfeHeader =
  'Facility Type,Facility Number,Facility Name,Licensee,Facility Telephone Number,Facility Address,Facility City,Facility State,Facility Zip,County Name,Facility Capacity,Facility Status'
const portalHeader =
  'FAC_LATITUDE,FAC_LONGITUDE,FAC_NBR,TYPE,STATUS,CAPACITY,NAME,RES_STREET_ADDR,RES_CITY,RES_STATE,RES_ZIP_CODE,FAC_PHONE_NBR,COUNTY'

const cmsRow =
  '01A193,"MILLER’S MERRY HOUSE, THE","12 ELM STREET",BOISE,ID,83702,2085550123,Ada,85,"QUIET WATERS LLC",N,4,3,5,,43.62,-116.21,2026-08-01'

test('converts a nursing home in the current format [DATA-002, CARE-001]', async () => {
  const [row] = await read('cms', `${cmsHeader}\n${cmsRow}\n`)
  expect(row).toMatchObject({ kind: 'record', line: 2, sourceId: '01A193' })
  expect(expectRecord(row)).toMatchObject({
    id: 'the-millers-merry-house-boise-id',
    name: 'The Miller’s Merry House',
    url: '/skilled-nursing-facility/idaho/boise/the-millers-merry-house-boise-id',
    source: 'cms',
    status: 1,
    address: {
      line1: '12 Elm Street',
      city: 'Boise',
      state: 'ID',
      zip: '83702',
      county: 'Ada',
      latitude: 43.62,
      longitude: -116.21,
      timezone: 'America/Boise',
    },
    care: ['skilled-nursing-facility'],
    capacity: 85,
    tags: [],
    feePercent: 0,
    partnerAgents: [],
    rates: 'Not provided',
    license: { number: '01A193', authority: 'Centers for Medicare & Medicaid Services', asOf: '2026-08-01' },
    propInfo: { communityPhone: '(208) 555-0123', managementCompany: 'Quiet Waters LLC' },
  })
})

test('keeps Medicare’s stars separate from reviews, and marks the price as an estimate [RATE-001, PRICE-006]', async () => {
  const record = expectRecord((await read('cms', `${cmsHeader}\n${cmsRow}\n`))[0])
  expect(record.medicareStars).toEqual({ overall: 4, healthInspection: 3, qualityMeasures: 5, asOf: '2026-08-01' })
  expect(record).toMatchObject({ numReviews: 0, reviews: [], ratings: { numReviews: 0, reviewsValue: 0 } })
  expect(record.slyScore).toBeUndefined()
  expect(record.isRateEstimated).toBe(true)
  expect(record.pricesByCareType['skilled-nursing-facility']).toEqual({ price: record.startingRate, isEstimate: true })
})

test('reads Medicare’s findings before and since mid-2023: dated inspections, complaints, and penalties of 3 years [FIND-012, DATA-002]', async () => {
  const cycle = (number: number) =>
    `Rating Cycle ${number} Standard ${number === 1 ? 'Survey Health' : 'Health Survey'} Date,Rating Cycle ${number} Number of Standard Health Deficiencies`
  const complaint = (part: string) => `Rating Cycle ${part} Number of Complaint Health Deficiencies`
  const penalties = 'Number of Fines,Total Amount of Fines in Dollars,Number of Payment Denials'
  const newer = await read(
    'cms',
    `${cmsHeader},${cycle(1)},${complaint('1')},${cycle(2)},${complaint('2/3')},${penalties}\n${cmsRow},2024-09-01,8,8,2020-02-20,1,1,1,182968.00,0\n`,
  )
  expect(expectRecord(newer[0]).inspections).toEqual({
    authority: 'Centers for Medicare & Medicaid Services',
    asOf: '2026-08-01',
    findings: [
      { kind: 'inspection-deficiencies', value: 8, date: '2024-09-01' },
      { kind: 'inspection-deficiencies', value: 1, date: '2020-02-20' },
      { kind: 'complaint-deficiencies', value: 9 },
      { kind: 'fines', value: 1, years: 3 },
      { kind: 'fine-total', value: 182_968, years: 3 },
      { kind: 'payment-denials', value: 0, years: 3 },
    ],
  })
  const oldRow = '015010,OAK HOUSE,1 MAIN ST,SAINT LOUIS,MO,63101,(314) 555-0101,St. Louis City,80,N,3,,3,2021-08-01'
  const older = await read(
    'cms',
    `${oldCmsHeader},${cycle(1)},${complaint('1')},${cycle(3)},${complaint('3')},Number of Substantiated Complaints,${penalties}\n${oldRow},2019-06-13,1,2,,.,.,3,,,\n`,
  )
  expect(expectRecord(older[0]).inspections?.findings).toEqual([
    { kind: 'inspection-deficiencies', value: 1, date: '2019-06-13' },
    { kind: 'complaint-deficiencies', value: 2 },
    { kind: 'substantiated-complaints', value: 3 },
  ])
})

test('stores no findings for a file without any [FIND-012]', async () => {
  expect(expectRecord((await read('cms', `${cmsHeader}\n${cmsRow}\n`))[0]).inspections).toBeUndefined()
})

test('adds an illustration of the exterior and no other image [DATA-002]', async () => {
  const record = expectRecord((await read('cms', `${cmsHeader}\n${cmsRow}\n`))[0])
  expect(record.gallery.images).toHaveLength(1)
  expect(renderIllustration(record.mainImage)).toMatch(/^<svg /)
})

test('reads the older format in its own encoding, and adds the ZIP code’s coordinates [DATA-002]', async () => {
  const row = '015010,CASA DE LA PEÑA,1 MAIN ST,SAINT LOUIS,MO,63101,(314) 555-0101,St. Louis City,0,Y,,18,,2021-08-01'
  const record = expectRecord((await read('cms', Buffer.from(`${oldCmsHeader}\r\n${row}\r\n`, 'latin1')))[0])
  expect(record.name).toBe('Casa de la Peña')
  expect(record.address).toMatchObject({
    city: 'St. Louis',
    county: 'St. Louis City',
    isApproximate: true,
    timezone: 'America/Chicago',
  })
  expect(record.care).toEqual(['skilled-nursing-facility', 'continuing-care-retirement-community'])
  expect(record.capacity).toBeUndefined()
  expect(record.medicareStars).toBeUndefined()
})

test('reads a compressed file like a plain one [DATA-002]', async () => {
  const content = `${cmsHeader}\n${cmsRow}\n`
  expect(await read('cms', gzipSync(content), {}, 'fixture.csv.gz')).toEqual(await read('cms', content))
})

const rcfeRow = (change: Partial<Record<'type' | 'id' | 'name' | 'city' | 'zip' | 'capacity' | 'status', string>> = {}) => {
  const { type = 'RESIDENTIAL CARE ELDERLY', id = '015601302', name = 'ROSE GUEST HOME', city = 'UNION CITY', zip = '94587', capacity = '6', status = 'LICENSED' } = change
  return `${type},${id},"${name}",DOE JANE,(510) 555-0123,34 MISSION BLVD.,${city},CA,${zip},ALAMEDA,${capacity},${status}`
} // oxfmt-ignore

test.each([
  [{}, ['board-and-care-home'], 'six beds'],
  [{ capacity: '7' }, ['assisted-living'], 'seven beds'],
  [{ name: 'ROSE MEMORY CARE', capacity: '40' }, ['assisted-living', 'memory-care'], 'memory care by name'],
  [
    { type: 'RCFE-CONTINUING CARE RETIREMENT COMMUNITY', capacity: '300' },
    ['continuing-care-retirement-community', 'assisted-living', 'independent-living'],
    'a campus',
  ],
])('reads a California license with %j as %j: %s [CARE-001]', async (change, care, _what) => {
  expect(expectRecord((await read('rcfe', `${rcfeHeader}\n${rcfeRow(change)}\n`))[0]).care).toEqual(care)
})

test('leaves out the licensee, who may be a private person [DATA-002]', async () => {
  const [row] = await read('rcfe', `${rcfeHeader}\n${rcfeRow()}\n`)
  expect(JSON.stringify(row)).not.toMatch(/doe/i)
})

test('completes a city name that the source cut off [DATA-002]', async () => {
  const [row] = await read('rcfe', `${rcfeHeader}\n${rcfeRow({ city: 'FOUNTAIN VALL', zip: '92708' })}\n`)
  expect(expectRecord(row).address.city).toBe('Fountain Valley')
})

test('adds leading zeros to the map portal’s numbers, and the ZIP code’s coordinates to rows without them [DATA-002]', async () => {
  const rows = [
    '0.0,0.0,15601302,740,3,6,ROSE HOME ,1 MAIN ST,UNION CITY,CA,94587,5105550123,Alameda County',
    '37.59,-122.02,306005287,741,3,300,PINE,2 MAIN ST,UNION CITY,CA,94587,,',
  ]
  const [one, other] = await read('rcfe', `${portalHeader}\n${rows.join('\n')}\n`)
  expect(one).toMatchObject({
    sourceId: '015601302',
    record: { name: 'Rose Home', address: { isApproximate: true, county: 'Alameda' } },
  })
  expect(expectRecord(other).address).toMatchObject({ latitude: 37.59, longitude: -122.02, county: 'Alameda' })
  expect(expectRecord(other).address.isApproximate).toBeUndefined()
})

test('yields a closed license as closed, and a reopened one as a record [DATA-002]', async () => {
  const rows = [rcfeRow({ status: 'CLOSED' }), rcfeRow(), rcfeRow({ id: '015601303', status: 'CLOSED' })]
  const rows3 = await read('rcfe', `${rcfeHeader}\n${rows.join('\n')}\n`)
  expect(rows3.map(({ kind }) => kind)).toEqual(['closed', 'record', 'closed'])
})

test.each([
  ['rcfe', 'Facility Status', 'a pending license', rcfeRow({ status: 'PENDING' })],
  ['rcfe', 'Facility Number', 'no number', rcfeRow({ id: 'A1' })],
  ['rcfe', 'Facility Name', 'no name', rcfeRow({ name: '' })],
  ['rcfe', 'Facility Type', 'another license type', rcfeRow({ type: 'DAY CARE CENTER' })],
  ['rcfe', 'Facility City', 'neither city nor ZIP code', rcfeRow({ city: '', zip: '' })],
  ['cms', 'State', 'a territory', cmsRow.replace(',ID,', ',PR,')],
  ['cms', 'CMS Certification Number (CCN)', 'one character missing', cmsRow.replace('01A193', '1A193')],
  [
    'cms',
    'City/Town',
    'an unknown place',
    cmsRow.replace('BOISE,ID,83702', 'NOWHERE,ID,99999').replace(',Ada,', ',Nowhere,'),
  ],
] as const)('rejects a %s row with its line and %s: %s [DATA-002]', async (source, field, _what, row) => {
  const [rejected] = await read(source, `${source === 'cms' ? cmsHeader : rcfeHeader}\n${row}\n`)
  expect(rejected).toMatchObject({ kind: 'rejected', line: 2, field })
})

test('keeps the first row of a facility that occurs twice, and rejects the second [DATA-002]', async () => {
  const rows = await read('cms', `${cmsHeader}\n${cmsRow}\n${cmsRow}\n`)
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'rejected'])
  expect(rows[1]).toMatchObject({ line: 3, field: 'CMS Certification Number (CCN)' })
})

test('gives two facilities with the same name and city different slugs, and keeps a known slug [DATA-002]', async () => {
  const other = cmsRow.replace('01A193', '01A194').replace('12 ELM STREET', '9 OAK STREET')
  const content = `${cmsHeader}\n${cmsRow}\n${other}\n`
  const slugs = async (options: ReadOptions) => (await read('cms', content, options)).map((row) => expectRecord(row).id)
  const plain = 'the-millers-merry-house-boise-id'
  expect(await slugs({})).toEqual([plain, `${plain}-01a194`])
  expect(await slugs({ isSlugUsed: (slug) => slug === plain })).toEqual([`${plain}-01a193`, `${plain}-01a194`])
  expect(await slugs({ findSlug: (id) => (id === '01A193' ? 'old-name-boise-id' : undefined) })).toEqual([
    'old-name-boise-id',
    plain,
  ])
})

test('replaces coordinates far from the ZIP code with approximate ones [DATA-002]', async () => {
  const [row] = await read('cms', `${cmsHeader}\n${cmsRow.replace('43.62,-116.21', '33.62,-96.21')}\n`)
  expect(expectRecord(row).address.isApproximate).toBe(true)
})

test('adds the area code to Alaskan phone numbers, and leaves out invalid ones [VAL-011]', async () => {
  const alaskan = cmsRow
    .replace('BOISE,ID,83702,2085550123,Ada', 'ANCHORAGE,AK,99501,555-0123,Anchorage')
    .replace('43.62,-116.21', ',')
  expect(expectRecord((await read('cms', `${cmsHeader}\n${alaskan}\n`))[0]).propInfo.communityPhone).toBe(
    '(907) 555-0123',
  )
  const numberless = cmsRow.replace('2085550123', '12')
  expect(expectRecord((await read('cms', `${cmsHeader}\n${numberless}\n`))[0]).propInfo.communityPhone).toBeUndefined()
})

test('rejects a file from another source [ERR-018]', async () => {
  await expect(read('cms', `${rcfeHeader}\n${rcfeRow()}\n`)).rejects.toThrow(UnrecognizedFileError)
})

test('throws for a missing or damaged file [ERR-018]', async () => {
  await expect(openPublicFile(join(folder, 'missing.csv.gz'))).rejects.toThrow('ENOENT')
  await expect(read('cms', gzipSync(`${cmsHeader}\n${cmsRow}\n`).subarray(0, 40), {}, 'torn.csv.gz')).rejects.toThrow()
})

test('a nursing home’s certification says whether Medicaid and Medicare pay, with the date of the file, and no column says nothing [FIND-022]', async () => {
  const payments = async (certification: string) => {
    const rows = await read('cms', `${cmsHeader},"Provider Type"\n${cmsRow},"${certification}"\n`)
    return expectRecord(rows[0]).payments?.map(({ source, isAccepted, origin, asOf }) => [
      source,
      isAccepted,
      origin,
      asOf,
    ])
  }
  const said = (source: string) => [source, true, 'medicare', '2026-08-01']
  expect(await payments('Medicare and Medicaid')).toEqual([said('medicaid'), said('medicare')])
  expect(await payments('Medicaid')).toEqual([said('medicaid')])
  expect(expectRecord((await read('cms', `${cmsHeader}\n${cmsRow}\n`))[0]).payments).toBeUndefined()
})
