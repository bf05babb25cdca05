import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadGeography } from '@pkg/api/catalog'
import { WrongFile } from './known-sources'
import { openPublicFile } from './public-file'
import { readPublicRecords, type PublicRecord, type ReadOptions } from './read-public-records'
import { mappedRegister, WrongMapping } from './sources/mapped'
import type { Register } from './source'

const folder = mkdtempSync(join(tmpdir(), 'registers-'))
const geography = loadGeography()
let files = 0

afterAll(() => {
  rmSync(folder, { recursive: true })
})

interface Given {
  name?: string
  registers?: readonly Register[]
  options?: ReadOptions
}

async function read(lines: string[], { name = 'homes.csv', registers, options }: Given = {}) {
  files += 1
  const path = join(folder, `${files}-${name}`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  const file = await openPublicFile(path, registers)
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
  licence?: string
  type?: string
  kind?: string
}
function stateRow(given: StateRow = {}) {
  const { state = 'OH', name = 'Sunset House', address = '4020 INDIAN ROAD', city = 'Toledo', zip = '43606' } = given
  const { county = 'Lucas', phone = '', capacity = '77', licence = '', type = 'ASSISTED LIVING', kind = '' } = given
  return `${state},"${name}","${address}","${city}",source,${zip},${county},${phone},${capacity},A PERSON,,${licence},,${type},"${kind}",2021-06-29,,`
}

test('Texas: the state in words, the point in one column, a certificate for memory care, no invisible marks [DATA-002, CARE-001]', async () => {
  const { file, rows, records } = await read([
    texas,
    texan('DOGWOOD TRAILS', '102438', '\u200e1625 SPRING ST\u200e,PALESTINE,TEXAS,75803', '56,25'),
    texan('BROOKDALE PALESTINE', '000821', '101 TRINITY CT,PALESTINE,TX,75801-6978', '6,0', '""'),
  ])
  expect(file.register.source).toBe('tx')
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

test('Florida: a licence in review is open, a suspended one is closed, a missing state is the ZIP code’s [DATA-002]', async () => {
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

test('Colorado: the address in one column, 0 beds as unknown, a pending licence as none [DATA-002]', async () => {
  const { file, rows, records } = await read([
    colorado,
    coloradan('23H526', 'Active'),
    coloradan('23H527', 'Pending (Closing or Opening)'),
    coloradan('23H528', 'Active', '2570 PEMBERLY AVE, HIGHLANDS RANCH, CO  NA', '5'),
    coloradan('23H529', 'Closed'),
  ])
  expect(file.vintage).toBe('2025-07-23')
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'rejected', 'record', 'closed'])
  expect(records[0]).toMatchObject({ address: { line1: '6197 W 83rd Way', city: 'Arvada', zip: '80003' } })
  expect(records[0]?.capacity).toBeUndefined()
  expect(records[1]).toMatchObject({ address: { city: 'Highlands Ranch' }, care: ['care-home'], capacity: 5 })
})

test('Nebraska: one number that two houses have is a slip, and both are listed [DATA-002]', async () => {
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

test('Washington: specialities are services and make no memory care; what does not operate is closed [DATA-002, CARE-001]', async () => {
  const row = (id: string, status: string) =>
    `${id},AF,Othello Senior Care LLC,${status},520 E Rose Dr,Othello,WA,99344,Adams,(509) 488-9556,"Mental Health, Dementia",Adult Family Home,8`
  const { file, rows, records } = await read([washington, row('754222', 'OP'), row('754223', 'CL')], {
    name: 'wa_2021.csv',
  })
  expect(file).toMatchObject({ vintage: '2021', register: { source: 'wa-homes' } })
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'closed'])
  expect(records[0]).toMatchObject({ care: ['care-home'], capacity: 8 })
})

test.each([
  [{ capacity: '6' }, ['care-home'], 'six beds'],
  [{ capacity: '' }, ['assisted-living'], 'beds unknown'],
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
    'a class',
  ],
  [
    { state: 'NV', city: 'Reno', zip: '89501', kind: 'ALZHEIMER DISEASE' },
    ['assisted-living', 'memory-care'],
    'a class',
  ],
  [{ state: 'MN', city: 'Mankato', zip: '56001', type: 'HOUSING WITH SERVICES' }, ['independent-living'], 'housing'],
  [{ state: 'NC', city: 'Raleigh', zip: '27601', kind: 'MULTI-UNIT HOUSING' }, ['independent-living'], 'housing'],
  [{ name: 'Life Care Center of Toledo' }, ['assisted-living'], 'a chain whose name misleads'],
] satisfies [StateRow, string[], string][])('a licence like %j is %j: %s [CARE-001]', async (given, care, _why) => {
  const { records } = await read([states, stateRow(given)])
  expect(records[0]?.care).toEqual(care)
})

test('small homes of Michigan and Wisconsin say that they may house adults of any age [DATA-002]', async () => {
  const home = { state: 'MI', city: 'Belleville', zip: '48111', kind: 'SMALL GROUP', capacity: '6' }
  const { records } = await read([states, stateRow(home), stateRow()])
  expect(records.map(({ servesAnyAge }) => servesAnyAge)).toEqual([true, undefined])
})

test('rows without a licence number have an id of name and place, and numbers repeat from state to state [DATA-002]', async () => {
  const rows = [
    stateRow({ licence: '507' }),
    stateRow({ state: 'TN', city: 'Nashville', zip: '37217', licence: '507' }),
    stateRow({ name: 'Oak House' }),
  ]
  const ids = async () => {
    const { rows: read_ } = await read([states, ...rows])
    return read_.map((row) => (row.kind === 'record' ? row.sourceId : row.kind))
  }
  const first = await ids()
  expect(first).toEqual(['OH-507', 'TN-507', expect.stringMatching(/^OH-[0-9a-f]{10}$/)])
  expect(await ids()).toEqual(first)
})

test.each([
  [{ zip: '' }, { city: 'Toledo', zip: '', isApproximate: true }, 'of many ZIP codes none is made up'],
  [
    { state: 'OK', city: 'Boise City', zip: '', address: '', county: 'Cimarron' },
    { city: 'Boise City', zip: '73933', line1: '' },
    'the only ZIP code of its city, and no street',
  ],
  [
    { state: 'OK', city: 'Nowhere Town', zip: '', county: 'Cleveland' },
    { city: 'Nowhere Town', county: 'Cleveland' },
    'the county tells where',
  ],
  [
    { state: 'ID', city: 'Rexburg, Id', zip: '', county: '' },
    { city: 'Rexburg', county: 'Madison' },
    'the state behind the city',
  ],
  [
    { state: 'MA', city: 'Newton-Auburndale', zip: '', county: '' },
    { city: 'Auburndale' },
    'a quarter behind its city',
  ],
  [{ state: 'NM', city: 'Silver', zip: '', county: '' }, { city: 'Silver City' }, 'a city cut at a blank'],
  [
    { state: 'TN', address: '400 MORRIS DR TRENTON, TN 38382', city: '', zip: '', county: '' },
    { line1: '400 Morris Dr', city: 'Trenton', zip: '38382' },
    'the whole address in the street',
  ],
  [
    { state: 'MA', city: 'Brookline', zip: '02146', county: 'Norfolk' },
    { city: 'Brookline', zip: '02146', isApproximate: true },
    'a retired ZIP code',
  ],
] satisfies [StateRow, object, string][])('a place like %j is found: %s [DATA-002]', async (given, address, _why) => {
  const { records } = await read([states, stateRow(given)])
  expect(records[0]?.address).toMatchObject(address)
})

test.each([
  [{ phone: '12' }, undefined],
  [{ phone: '(216)999-1234' }, '(216) 999-1234'],
  [{ phone: '216-999-1234' }, '(216) 999-1234'],
  [{ phone: '2169991234' }, '(216) 999-1234'],
  [{ phone: '+1 (216) 999-1234' }, '(216) 999-1234'],
  [{ state: 'AK', city: 'Anchorage', zip: '99518', county: '', phone: '830-1902' }, '(907) 830-1902'],
] satisfies [StateRow, string | undefined][])('the number of %j is shown as %s [VAL-011]', async (given, shown) => {
  const { records } = await read([states, stateRow(given)])
  expect(records[0]?.propInfo.communityPhone).toBe(shown)
})

test('an address without street or ZIP code is written without gaps [DATA-002]', async () => {
  const { records } = await read([states, stateRow({ address: '', zip: '' })])
  expect(records[0]?.addressString).toBe('Toledo, OH')
})

test('a day programme houses nobody [DATA-002]', async () => {
  const { rows } = await read([states, stateRow({ kind: 'ADULT DAY SERVICES PROGRAM' })])
  expect(rows).toMatchObject([{ kind: 'rejected', field: 'type_2', value: 'ADULT DAY SERVICES PROGRAM' }])
})

test('two licences of one house for one kind of care are one, for two kinds a campus, and two houses stay two [DATA-002]', async () => {
  const { rows } = await read([
    states,
    stateRow({ licence: '1' }),
    stateRow({ licence: '2', name: 'The Sunset House, LLC', address: '4020 Indian Rd.' }),
    stateRow({ licence: '3', name: 'Sunset House Memory Care' }),
    stateRow({ licence: '4', name: 'Sunset House II' }),
  ])
  expect(rows.map(({ kind }) => kind)).toEqual(['record', 'rejected', 'record', 'record'])
  expect(rows[1]).toMatchObject({ value: 'OH-2', reason: expect.stringContaining('another number') })
})

test('points come from a table beside the file where the register has none [DATA-002]', async () => {
  const points = new Map([['OH-1', { latitude: 41.7, longitude: -83.6 }]])
  const { records } = await read([states, stateRow({ licence: '1' }), stateRow({ name: 'Oak House', licence: '2' })], {
    options: { points },
  })
  expect(records[0]?.address).toMatchObject({ latitude: 41.7, longitude: -83.6 })
  expect(records.map(({ address }) => address.isApproximate)).toEqual([undefined, true])
})

test.each([
  [[states.replace('capacity,', ''), stateRow().replace('77,', '')], /no states file: it has no column capacity/],
  [[texas.replace('Facility ID,', ''), 'x'], /no tx file: it has no column Facility ID/],
  [['zip,lat,lng', '43606,41,-83'], /no states file|No register/],
  [['fruit,colour', 'apple,green'], /No register has these columns: fruit, colour/],
  [[states], /holds no rows/],
])('a file that fits no register is refused, the missing columns named [ERR-018]', async (lines, message) => {
  await expect(read(lines)).rejects.toThrow(WrongFile)
  await expect(read(lines)).rejects.toThrow(message)
})

const mapping = {
  source: 'ut-homes',
  authority: 'Utah Department of Health',
  columns: { id: 'Licence', name: 'Home', line1: 'Street', city: 'Town', status: 'State of things', type: 'Kind' },
  state: 'UT',
  open: ['ACTIVE'],
  closed: ['GONE'],
  care: { 'TYPE II': ['assisted-living', 'memory-care'] },
}
const mapFile = (content: unknown) => {
  files += 1
  const path = join(folder, `${files}-map.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('any other register is read by a description of its columns [DATA-002]', async () => {
  const registers = [mappedRegister(mapFile(mapping), ['cms'])]
  const { rows, records } = await read(
    [
      'Licence,Home,Street,Town,State of things,Kind',
      'U1,ROSE HOME,1 MAIN ST,PROVO,Active,Type II',
      'U2,OLD HOME,2 MAIN ST,PROVO,Gone,Type II',
      'U3,NEW HOME,3 MAIN ST,PROVO,Asked,Type II',
      'U4,DAY HOME,4 MAIN ST,PROVO,Active,Type IX',
    ],
    { registers },
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

test.each([
  ['{', /cannot be read as JSON/],
  [{ ...mapping, columns: { id: 'Licence' } }, /columns\/name/],
  [{ ...mapping, care: { 'TYPE II': ['spa'] } }, /care/],
  [{ ...mapping, source: 'cms' }, /cms exists already/],
  [{ ...mapping, state: undefined }, /"state" or a column/],
])('a description that cannot be used says where it is wrong [ERR-018]', (content, message) => {
  const path = mapFile(content)
  expect(() => mappedRegister(path, ['cms'])).toThrow(WrongMapping)
  expect(() => mappedRegister(path, ['cms'])).toThrow(message)
})
