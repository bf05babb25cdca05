// cspell:ignore provnum PROVNAME BEDCERT FACIL FILEDATE citytown countyparish
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadGeography } from '@pkg/api/catalog'
import { UnrecognizedFileError } from './known-sources'
import { openPublicFile } from './public-file'
import { readPublicRecords, type PublicRecord, type ReadOptions } from './read-public-records'
import { MappingError, readMappedSource } from './sources/mapped'
import type { RecordSource } from './source'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
const geography = loadGeography()
let files = 0

afterAll(() => {
  rmSync(folder, { recursive: true })
})

interface ReadInput {
  name?: string
  sources?: readonly RecordSource[]
  options?: ReadOptions
}

async function read(lines: string[], { name = 'homes.csv', sources, options }: ReadInput = {}) {
  files += 1
  const path = join(folder, `${files}-${name}`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  const file = await openPublicFile(path, sources)
  const rows: PublicRecord[] = []
  for await (const row of readPublicRecords(file, { geography, ...options })) rows.push(row)
  return { file, rows, records: rows.flatMap((row) => (row.kind === 'record' ? [row.record] : [])) }
}

const texas =
  'Facility Name,Facility ID,Program Type,County,Service  Type,License No,License Effective Date,License Expiration Date,Initial License Date,Physical Address,Physical Address CITY,Physical Address State,Physical Address Zipcode,Geo Location,Facility Phone Number,Total Licensed Capacity,Alzheimer Capacity,Alzheimer Certificate No,Owner_,Type of Entity,Management Company_'
const texan = (name: string, id: string, place: string, beds: string, point = '"31.769455,-95.652956"') =>
  `${name},${id},Assisted Living,ANDERSON,TYPE B,1,2024-09-01,2026-11-01,,${place},${point},903 7230040,${beds},,A PERSON,LLC,`
const florida =
  'FileNumber,LicenseNumber,LicenseStatus,FacilityType,Name,Address,Address2,City,State,Zip,County,PhoneNumber,BedCount,Latitude,Longitude,ComplaintCount'
const floridian = (id: string, status: string, state = 'FL') =>
  `${id},11973,${status},Assisted Living Facility,1 KIND HOME LLC,911 SW 12TH AVE,# 913,MIAMI,${state},33130-3627,Miami-Dade,(305) 285-1012,12,25.76,-80.21,0`
const colorado =
  'Facility_ID,Facility_Name,Facility_Type,Facility_Type_Detail,Licensed_Beds_Total,Telephone,County,Address_Full,Latitude,Longitude,CDPHE_HFEMS_Licensed,Operating_Status,Date_Updated'
const coloradan = (id: string, status: string, address = '6197 W 83RD WAY, ARVADA, CO  80003', beds = '0') =>
  `${id},WILDFLOWER ${id},Assisted Living Residence,ALR,${beds},(303) 463-4363,JEFFERSON,"${address}",39.849232,-105.065956,Licensed,${status},2025-07-23`
const nebraska =
  'roster_date,town,county,zip_code,facility_name,address,phone,licensee,facility_type,license_number,total_beds,services,accreditation,care_of_address'
const nebraskan = (name: string, id: string, address: string, services = '') =>
  `2026-02-16,OMAHA,DOUGLAS,68124,${name},${address},(402) 560-3476,A PERSON,ALF,${id},35,${services},,`
const washington =
  'LicenseNumber,FacilityType,FacilityName,FacilityStatus,LocationAddress,LocationCity,LocationState,LocationZipCode,LocationCounty,TelephoneNmbr,Speciality,contract,LicensedBedCount'
const states =
  'state,facility_name,address,city,city_basis,zip,county,phone,capacity,licensee,ownership_type,license_number,facility_id,type_1,type_2,date_accessed,latitude,longitude'

interface StateRow {
  state?: string
  name?: string
  address?: string
  city?: string
  zip?: string
  county?: string
  phone?: string
  capacity?: string
  license?: string
  type?: string
  kind?: string
}
function stateRow(row: StateRow = {}) {
  const { state = 'OH', name = 'Sunset House', address = '4020 INDIAN ROAD', city = 'Toledo', zip = '43606' } = row
  const { county = 'Lucas', phone = '', capacity = '77', license = '', type = 'ASSISTED LIVING', kind = '' } = row
  return `${state},"${name}","${address}","${city}",source,${zip},${county},${phone},${capacity},A PERSON,,${license},,${type},"${kind}",2021-06-29,,`
}

test('reads Texas: state names, coordinates in one column, Alzheimer certificates, and invisible characters [DATA-002, CARE-001]', async () => {
  const { file, rows, records } = await read([
    texas,
    texan('DOGWOOD TRAILS', '102438', '\u200e1625 SPRING ST\u200e,PALESTINE,TEXAS,75803', '56,25'),
    texan('BROOKDALE PALESTINE', '000821', '101 TRINITY CT,PALESTINE,TX,75801-6978', '6,0', '""'),
  ])
  expect(file.source.name).toBe('tx')
  expect(records[0]).toMatchObject({
    address: { line1: '1625 Spring St', city: 'Palestine', state: 'TX', zip: '75803', latitude: 31.769455 },
    care: ['assisted-living', 'memory-care'],
    capacity: 56,
    propInfo: { communityPhone: '(903) 723-0040' },
  })
  expect(records[0]?.address.isApproximate).toBeUndefined()
  expect(rows[1]).toMatchObject({ sourceId: '000821' })
  expect(records[1]).toMatchObject({ care: ['care-home'], address: { zip: '75801', isApproximate: true } })
})

test('reads Florida: licenses in review as open, suspended ones as closed, and missing states from the ZIP code [DATA-002]', async () => {
  const { rows, records } = await read([
    florida,
    floridian('11968002', 'IN REVIEW'),
    floridian('11968003', 'SUSPENDED'),
    floridian('11968004', 'INACTIVE'),
    floridian('11968005', 'PENDING'),
    floridian('11968006', 'LICENSED', '').replace('911 SW', '915 SW'),
  ])
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'closed', 'closed', 'rejected', 'record'])
  expect(records[0]).toMatchObject({
    name: '1 Kind Home LLC',
    address: { line1: '911 SW 12th Ave # 913', zip: '33130' },
  })
  expect(records[1]?.address.state).toBe('FL')
})

test('reads Florida’s deficiencies by class, complaints, sanctions, and fines, but nothing where a cell is blank [FIND-012, DATA-002]', async () => {
  const header = `${florida},DeficienciesCount,DefClass1Count,DefClass2Count,DefClass3Count,DefClass4Count,FineAmount,SanctionCount`
  const { records } = await read(
    [
      header,
      `${floridian('11968002', 'LICENSED')},8,0,2,6,0,"$1,500.50",1`,
      `${floridian('11968003', 'LICENSED').replace('911 SW', '915 SW')},,,,,,unknown,`,
    ],
    { name: 'florida_2025-10.csv' },
  )
  expect(records[0]?.inspections).toEqual({
    authority: 'Florida Agency for Health Care Administration',
    asOf: '2025-10',
    findings: [
      { kind: 'deficiencies', value: 8 },
      { kind: 'class-1-deficiencies', value: 0 },
      { kind: 'class-2-deficiencies', value: 2 },
      { kind: 'class-3-deficiencies', value: 6 },
      { kind: 'class-4-deficiencies', value: 0 },
      { kind: 'complaints', value: 0 },
      { kind: 'sanctions', value: 1 },
      { kind: 'fine-total', value: 1501 },
    ],
  })
  expect(records[1]?.inspections?.findings).toEqual([{ kind: 'complaints', value: 0 }])
})

test('reads Colorado: addresses in one column, 0 beds as unknown, and rejects pending licenses [DATA-002]', async () => {
  const { file, rows, records } = await read([
    colorado,
    coloradan('23H526', 'Active'),
    coloradan('23H527', 'Pending (Closing or Opening)'),
    coloradan('23H528', 'Active', '2570 PEMBERLY AVE, HIGHLANDS RANCH, CO  NA', '5'),
    coloradan('23H529', 'Closed'),
  ])
  expect(file.asOf).toBe('2025-07-23')
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'rejected', 'record', 'closed'])
  expect(records[0]).toMatchObject({ address: { line1: '6197 W 83rd Way', city: 'Arvada', zip: '80003' } })
  expect(records[0]?.capacity).toBeUndefined()
  expect(records[1]).toMatchObject({ address: { city: 'Highlands Ranch' }, care: ['care-home'], capacity: 5 })
})

test('reads Nebraska: lists two facilities that share a number by mistake [DATA-002]', async () => {
  const { rows, records } = await read([
    nebraska,
    nebraskan('Legato Living At Rockbrook', 'ALF478', '10214 ELM STREET'),
    nebraskan('Ovation Heartwood Preserve', 'ALF478', '470 MAXWELL PLAZA', 'ALZHEIMERS UNIT'),
    nebraskan('Ovation Heartwood Preserve', 'ALF478', '470 MAXWELL PLAZA'),
  ])
  expect(rows[0]).toMatchObject({ sourceId: 'ALF478' })
  expect(rows[1]).toMatchObject({ sourceId: expect.stringMatching(/^ALF478-[0-9a-f]{10}$/) })
  expect(rows[2]).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(/occurs twice|another number/) })
  expect(records[1]).toMatchObject({ care: ['assisted-living', 'memory-care'], license: { number: 'ALF478' } })
})

test('reads Washington: specialties without memory care, and homes that do not operate as closed [DATA-002, CARE-001]', async () => {
  const row = (id: string, status: string) =>
    `${id},AF,Othello Senior Care LLC,${status},520 E Rose Dr,Othello,WA,99344,Adams,(509) 488-9556,"Mental Health, Dementia",Adult Family Home,8`
  const { file, rows, records } = await read([washington, row('754222', 'OP'), row('754223', 'CL')], {
    name: 'wa_2021.csv',
  })
  expect(file).toMatchObject({ asOf: '2021', source: { name: 'wa-homes' } })
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'closed'])
  expect(records[0]).toMatchObject({ care: ['care-home'], capacity: 8 })
})

test.each([
  [{ capacity: '6' }, ['care-home'], 'six beds'],
  [{ capacity: '' }, ['assisted-living'], 'an unknown number of beds'],
  [
    { state: 'WI', city: 'Monroe', zip: '53566', capacity: '8', type: 'ADULT FAMILY HOME' },
    ['care-home'],
    'a family home',
  ],
  [
    { state: 'MI', city: 'Belleville', zip: '48111', capacity: '12', kind: 'MEDIUM GROUP' },
    ['care-home'],
    'foster care',
  ],
  [{ state: 'KS', city: 'Manhattan', zip: '66502', capacity: '', type: 'HOME PLUS' }, ['care-home'], 'Home Plus'],
  [
    { state: 'AL', city: 'Mobile', zip: '36602', type: 'ASSISTED LIVING (SPECIALTY CARE)' },
    ['assisted-living', 'memory-care'],
    'a license class',
  ],
  [
    { state: 'NV', city: 'Reno', zip: '89501', kind: 'ALZHEIMER DISEASE' },
    ['assisted-living', 'memory-care'],
    'a license class',
  ],
  [
    { state: 'MN', city: 'Mankato', zip: '56001', type: 'HOUSING WITH SERVICES' },
    ['independent-living'],
    'housing with services',
  ],
  [
    { state: 'NC', city: 'Raleigh', zip: '27601', kind: 'MULTI-UNIT HOUSING' },
    ['independent-living'],
    'housing with services',
  ],
  [{ name: 'Life Care Center of Toledo' }, ['assisted-living'], 'a chain whose name misleads'],
] satisfies [StateRow, string[], string][])(
  'reads a license such as %j as %j: %s [CARE-001]',
  async (row, care, _what) => {
    const { records } = await read([states, stateRow(row)])
    expect(records[0]?.care).toEqual(care)
  },
)

test('marks small homes in Michigan and Wisconsin as serving any age [DATA-002]', async () => {
  const home = { state: 'MI', city: 'Belleville', zip: '48111', kind: 'SMALL GROUP', capacity: '6' }
  const { records } = await read([states, stateRow(home), stateRow()])
  expect(records.map(({ servesAnyAge }) => servesAnyAge)).toEqual([true, undefined])
})

test('builds ids from the state and license number, or else from the name and address [DATA-002]', async () => {
  const rows = [
    stateRow({ license: '507' }),
    stateRow({ state: 'TN', city: 'Nashville', zip: '37217', license: '507' }),
    stateRow({ name: 'Oak House' }),
  ]
  const ids = async () => {
    const { rows: readRows } = await read([states, ...rows])
    return readRows.map((row) => (row.kind === 'record' ? row.sourceId : row.kind))
  }
  const first = await ids()
  expect(first).toEqual(['OH-507', 'TN-507', expect.stringMatching(/^OH-[0-9a-f]{10}$/)])
  expect(await ids()).toEqual(first)
})

test.each([
  [{ zip: '' }, { city: 'Toledo', zip: '', isApproximate: true }, 'no ZIP code for a city with several'],
  [
    { state: 'OK', city: 'Boise City', zip: '', address: '', county: 'Cimarron' },
    { city: 'Boise City', zip: '73933', line1: '' },
    'the only ZIP code of its city, without a street',
  ],
  [
    { state: 'OK', city: 'Nowhere Town', zip: '', county: 'Cleveland' },
    { city: 'Nowhere Town', county: 'Cleveland' },
    'the county’s coordinates',
  ],
  [
    { state: 'ID', city: 'Rexburg, Id', zip: '', county: '' },
    { city: 'Rexburg', county: 'Madison' },
    'the state after the city',
  ],
  [
    { state: 'MA', city: 'Newton-Auburndale', zip: '', county: '' },
    { city: 'Auburndale' },
    'a neighborhood after its city',
  ],
  [{ state: 'NM', city: 'Silver', zip: '', county: '' }, { city: 'Silver City' }, 'a city cut at a space'],
  [
    { state: 'TN', address: '400 MORRIS DR TRENTON, TN 38382', city: '', zip: '', county: '' },
    { line1: '400 Morris Dr', city: 'Trenton', zip: '38382' },
    'the whole address in the street column',
  ],
  [
    { state: 'MA', city: 'Brookline', zip: '02146', county: 'Norfolk' },
    { city: 'Brookline', zip: '02146', isApproximate: true },
    'a retired ZIP code',
  ],
] satisfies [StateRow, object, string][])(
  'locates an address such as %j: %s [DATA-002]',
  async (row, address, _what) => {
    const { records } = await read([states, stateRow(row)])
    expect(records[0]?.address).toMatchObject(address)
  },
)

test.each([
  [{ phone: '12' }, undefined],
  [{ phone: '(216)999-1234' }, '(216) 999-1234'],
  [{ phone: '216-999-1234' }, '(216) 999-1234'],
  [{ phone: '2169991234' }, '(216) 999-1234'],
  [{ phone: '+1 (216) 999-1234' }, '(216) 999-1234'],
  [{ state: 'AK', city: 'Anchorage', zip: '99518', county: '', phone: '830-1902' }, '(907) 830-1902'],
] satisfies [StateRow, string | undefined][])(
  'formats the phone number of %j as %s [VAL-011]',
  async (row, formatted) => {
    const { records } = await read([states, stateRow(row)])
    expect(records[0]?.propInfo.communityPhone).toBe(formatted)
  },
)

test('writes an address without a street or ZIP code without gaps [DATA-002]', async () => {
  const { records } = await read([states, stateRow({ address: '', zip: '' })])
  expect(records[0]?.addressString).toBe('Toledo, OH')
})

test('rejects an adult day program [DATA-002]', async () => {
  const { rows } = await read([states, stateRow({ kind: 'ADULT DAY SERVICES PROGRAM' })])
  expect(rows).toMatchObject([{ kind: 'rejected', field: 'type_2', value: 'ADULT DAY SERVICES PROGRAM' }])
})

test('merges two licenses of one facility for the same care, and keeps those for different care and different facilities [DATA-002]', async () => {
  const { rows } = await read([
    states,
    stateRow({ license: '1' }),
    stateRow({ license: '2', name: 'The Sunset House, LLC', address: '4020 Indian Rd.' }),
    stateRow({ license: '3', name: 'Sunset House Memory Care' }),
    stateRow({ license: '4', name: 'Sunset House II' }),
  ])
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'rejected', 'record', 'record'])
  expect(rows[1]).toMatchObject({ value: 'OH-2', reason: expect.stringContaining('another number') })
})

test('adds coordinates from a points file to rows without them [DATA-002]', async () => {
  const points = new Map([['OH-1', { latitude: 41.7, longitude: -83.6 }]])
  const { records } = await read([states, stateRow({ license: '1' }), stateRow({ name: 'Oak House', license: '2' })], {
    options: { points },
  })
  expect(records[0]?.address).toMatchObject({ latitude: 41.7, longitude: -83.6 })
  expect(records.map(({ address }) => address.isApproximate)).toEqual([undefined, true])
})

test.each([
  [
    [states.replace('capacity,', ''), stateRow().replace('77,', '')],
    /nearest source is states, but the file lacks these columns: capacity/,
  ],
  [
    [texas.replace('Facility ID,', ''), `x${','.repeat(19)}`],
    /nearest source is tx, but the file lacks these columns: Facility ID/,
  ],
  [['zip,lat,lng', '43606,41,-83'], /nearest source is|No source/],
  [['fruit,color', 'apple,green'], /No source has these columns: fruit, color/],
  [[states], /has no rows/],
])('rejects a file that matches no source, and names the missing columns [ERR-018]', async (lines, message) => {
  await expect(read(lines)).rejects.toThrow(UnrecognizedFileError)
  await expect(read(lines)).rejects.toThrow(message)
})

const medicare2018 =
  'provnum,PROVNAME,ADDRESS,CITY,STATE,ZIP,PHONE,COUNTY_NAME,BEDCERT,CCRC_FACIL,overall_rating,survey_rating,quality_rating,staffing_rating,FILEDATE'
const medicareNow =
  'CMS Certification Number (CCN),Provider Name,Provider Address,City/Town,State,ZIP Code,Telephone Number,County/Parish,Number of Certified Beds,Continuing Care Retirement Community,Overall Rating,Health Inspection Rating,QM Rating,Staffing Rating,Processing Date'
const medicareInterface =
  'cms_certification_number_ccn,provider_name,provider_address,citytown,state,zip_code,telephone_number,countyparish,number_of_certified_beds,continuing_care_retirement_community,overall_rating,health_inspection_rating,qm_rating,staffing_rating,processing_date'

test.each([
  ['the archive to 2019', medicare2018],
  ['now', medicareNow],
  ['Medicare’s own interface', medicareInterface],
  ['capitals', medicareNow.toUpperCase()],
])('reads Medicare’s homes with the column names of %s [EDGE-002]', async (_what, header) => {
  const { file, records } = await read([
    header,
    '015009,BURNS HOME,701 MONROE ST,MONTGOMERY,AL,36104,2563324110,Franklin,57,N,4,3,5,2,2018-12-01',
  ])
  expect(file).toMatchObject({ source: { name: 'cms' }, asOf: '2018-12-01' })
  expect(records).toMatchObject([
    {
      name: 'Burns Home',
      capacity: 57,
      address: { city: 'Montgomery', state: 'AL', zip: '36104', county: 'Franklin' },
      medicareStars: { overall: 4, healthInspection: 3, qualityMeasures: 5, staffing: 2 },
    },
  ])
})

test.each([
  ['15009', 'MONTGOMERY,AL', '36104', '015009', '36104', 'the number of a state that begins with a zero'],
  ['225009', 'BOSTON,MA', '2110', '225009', '02110', 'a ZIP code'],
  ['225009', 'BOSTON,MA', '21100001', '225009', '02110', 'a ZIP+4'],
  ['225009', 'BOSTON,MA', '02110-0001', '225009', '02110', 'nothing'],
  ['225009', 'BOSTON,MA', '80202', '225009', '', 'nothing, and leaves out the ZIP code of another state'],
])('%s in %s %s gets back the zero of %s [EDGE-003]', async (id, town, zip, sourceId, zipCode) => {
  const { rows, records } = await read([medicareNow, `${id},HOME,1 MAIN ST,${town},${zip},,,57,N,,,,,2026-08-01`])
  expect(rows).toMatchObject([{ kind: 'record', sourceId }])
  expect(records[0]?.address.zip).toBe(zipCode)
})

test('a number without its zero is rejected where the state doesn’t confirm it [EDGE-003]', async () => {
  const { rows } = await read([medicareNow, '15009,HOME,1 MAIN ST,BOSTON,MA,02110,,,57,N,,,,,2026-08-01'])
  expect(rows).toMatchObject([{ kind: 'rejected', field: 'CMS Certification Number (CCN)', value: '15009' }])
})

const mapping = {
  source: 'ut-homes',
  authority: 'Utah Department of Health',
  columns: { id: 'License', name: 'Home', line1: 'Street', city: 'Town', status: 'License status', type: 'Kind' },
  state: 'UT',
  open: ['ACTIVE'],
  closed: ['CLOSED'],
  care: { 'TYPE II': ['assisted-living', 'memory-care'] },
}
const mapFile = (content: unknown) => {
  files += 1
  const path = join(folder, `${files}-map.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('reads any other source by a description of its columns [DATA-002]', async () => {
  const sources = [readMappedSource(mapFile(mapping), ['cms'])]
  const { rows, records } = await read(
    [
      'License,Home,Street,Town,License status,Kind',
      'U1,ROSE HOME,1 MAIN ST,PROVO,Active,Type II',
      'U2,OLD HOME,2 MAIN ST,PROVO,Closed,Type II',
      'U3,NEW HOME,3 MAIN ST,PROVO,Pending,Type II',
      'U4,DAY HOME,4 MAIN ST,PROVO,Active,Type IX',
    ],
    { sources },
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'closed', 'rejected', 'rejected'])
  expect(records[0]).toMatchObject({
    source: 'ut-homes',
    name: 'Rose Home',
    care: ['assisted-living', 'memory-care'],
    address: { state: 'UT', city: 'Provo' },
    license: { number: 'U1', authority: 'Utah Department of Health' },
  })
})

test('dates a record of a described source by its own column, or else by the file [DATA-002]', async () => {
  const dated = { ...mapping, columns: { ...mapping.columns, asOf: 'Updated' } }
  const { records } = await read(
    [
      'License,Home,Street,Town,License status,Kind,Updated',
      'U1,ROSE HOME,1 MAIN ST,PROVO,Active,Type II,2026-03',
      'U2,PINE HOME,2 MAIN ST,PROVO,Active,Type II,2026-01',
      'U3,ELM HOME,3 MAIN ST,PROVO,Active,Type II,',
    ],
    { sources: [readMappedSource(mapFile(dated), ['cms'])] },
  )
  expect(records.map(({ license }) => license?.asOf)).toEqual(['2026-03', '2026-01', '2026-03'])
})

test.each([
  ['{', /isn't valid JSON/],
  [{ ...mapping, columns: { id: 'License' } }, /columns\/name/],
  [{ ...mapping, care: { 'TYPE II': ['spa'] } }, /care/],
  [{ ...mapping, source: 'cms' }, /cms already exists/],
  [{ ...mapping, state: undefined }, /Add "state", or a column/],
])('rejects an unusable description, and says what to fix [ERR-018]', (content, message) => {
  const path = mapFile(content)
  expect(() => readMappedSource(path, ['cms'])).toThrow(MappingError)
  expect(() => readMappedSource(path, ['cms'])).toThrow(message)
})

test('a described column that occurs twice is refused, or chosen by its number [EDGE-003]', async () => {
  const lines = ['License,Home,Street,City,State,City,State', '7,ROSE HOME,1 MAIN ST,FREEMAN,SD,SIOUX CITY,IA']
  const described = (columns: object) => [
    readMappedSource(
      mapFile({ source: 'sd-homes', authority: 'South Dakota', columns: { id: 'License', name: 'Home', ...columns } }),
      [],
    ),
  ]
  await expect(read(lines, { sources: described({ city: 'City', state: 'State' }) })).rejects.toThrow(
    /more than one column named City, State/,
  )
  const { records } = await read(lines, { sources: described({ city: 'City#1', state: 'State #1' }) })
  expect(records).toMatchObject([{ address: { city: 'Freeman', state: 'SD' } }])
})

test('a state without license numbers gets the same ids each time [EDGE-003]', async () => {
  const source = readMappedSource(
    mapFile({ source: 'va-homes', authority: 'Virginia', state: 'VA', columns: { name: 'Home', city: 'City' } }),
    [],
  )
  const lines = ['Home,City', 'ROSE HOME,Richmond', 'OAK HOME,Richmond']
  const first = await read(lines, { sources: [source] })
  const again = await read(lines, { sources: [source] })
  const ids = first.rows.map((row) => (row.kind === 'record' ? row.sourceId : row.kind))
  expect(new Set(ids).size).toBe(2)
  expect(again.rows).toMatchObject(ids.map((sourceId) => ({ kind: 'record', sourceId })))
})

test.each([
  ['N/A', ''],
  ['NULL', ''],
  ['UNKNOWN', ''],
  ['THE', ''],
  ['HRC OF NY', 'HRC of NY'],
  ['ROSE LLC D/B/A OAK HOME', 'Rose LLC DBA Oak Home'],
  ['THE NULL FAMILY HOME', 'The Null Family Home'],
])('the name %s is “%s” [EDGE-004]', async (written, name) => {
  const { rows, records } = await read([
    medicareNow,
    `455009,${written},1 MAIN ST,AUSTIN,TX,78701,,,57,N,,,,,2026-08-01`,
  ])
  if (name === '') expect(rows).toMatchObject([{ kind: 'rejected', reason: 'No name' }])
  else expect(records).toMatchObject([{ name }])
})

test.each([
  ['FT. WORTH', 'TX', 'Fort Worth'],
  ['MT. VERNON', 'NY', 'Mount Vernon'],
  ['DEKALB', 'IL', 'DeKalb'],
  ['DE KALB', 'IL', 'DeKalb'],
  ['LAPLACE', 'LA', 'La Place'],
  ['PHOENIX', 'Ariz.', 'Phoenix'],
  ['WASHINGTON', 'D.C.', 'Washington'],
  ['CONCORD', 'N.H.', 'Concord'],
  ['CHARLESTON', 'W. Va.', 'Charleston'],
])('the city %s in %s is %s [EDGE-004]', async (city, state, name) => {
  const { records } = await read([medicareNow, `455009,ROSE,1 MAIN ST,${city},${state},,,,57,N,,,,,2026-08-01`])
  expect(records[0]?.address.city.toLowerCase().replaceAll(' ', '')).toBe(name.toLowerCase().replaceAll(' ', ''))
})

test.each([
  [{ city: 'Place' }, 'Street,Place', '400 Oak St,"Hattiesburg, MS 39402"'],
  [{ city: 'Region' }, 'Street,Region', '"400 Oak St\nHattiesburg, MS 39402-1234",'],
])('an address in one column is split: %j [EDGE-002]', async (columns, header, cells) => {
  const source = readMappedSource(
    mapFile({
      ...{ source: 'ms-homes', authority: 'Mississippi', state: 'MS' },
      columns: { id: 'Id', name: 'Home', line1: 'Street', ...columns },
    }),
    [],
  )
  const { records } = await read([`Id,Home,${header}`, `7,"ROSE\nHOME",${cells}`], { sources: [source] })
  expect(records).toMatchObject([
    { name: 'Rose Home', address: { line1: '400 Oak St', city: 'Hattiesburg', state: 'MS', zip: '39402' } },
  ])
})
