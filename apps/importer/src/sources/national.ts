import type { CareTypeSlug } from '@pkg/domain'
import { addressId } from '../identity'
import { careForBeds, careInName, distinctCare, readPlace, parseCount, type Cells, type RecordSource } from '../source'

/** License types of care homes with any number of beds, by state. */
const careHomes: Readonly<Record<string, RegExp>> = {
  WI: /^ADULT FAMILY HOME/,
  MI: /FAMILY HOME|SMALL GROUP|MEDIUM GROUP/,
  AZ: /HOME/,
  KS: /^HOME PLUS/,
  VT: /^RESIDENTIAL CARE HOME/,
}
/** License classes for dementia care, by state. */
const memoryCare: Readonly<Record<string, RegExp>> = {
  AL: /SPECIALTY CARE/,
  MN: /DEMENTIA/,
  NV: /ALZHEIMER/,
  WA: /DEMENTIA/,
}
/** Returns whether a license is for housing with services, which is independent living. */
function isIndependent(state: string, type: string, kind: string): boolean {
  if (state === 'MN') return /HOUSING WITH SERVICES/.test(type) && !/ASSISTED LIVING/.test(kind)
  return state === 'NC' && /MULTI-UNIT/.test(kind)
}

function careOf(state: string, type: string, kind: string, capacity: number | undefined): CareTypeSlug[] {
  const classes = `${type} ${kind}`
  const care: CareTypeSlug[] = []
  if (isIndependent(state, type, kind)) care.push('independent-living')
  else if (careHomes[state]?.test(state === 'MI' ? kind : type)) care.push('care-home')
  else care.push(careForBeds(capacity))
  if (memoryCare[state]?.test(classes)) care.push('memory-care')
  return care
}

/**
 * Returns the id of a row: its state and license number. Half of the rows have no number, and get an id from their name and address.
 */
function buildId(cell: Cells, state: string): string {
  const number = (cell.value('license') || cell.value('id')).replace(/\s+/g, '').toUpperCase()
  if (/[0-9A-Z]/.test(number)) return `${state}-${number}`
  // Without a name, the address alone may belong to several communities.
  return cell.value('name') && `${state}-${addressId(cell.value('name'), { ...readPlace(cell), state })}`
}

/**
 * Assisted living and small homes of the states without their own source, from 46 agencies. Small homes in Michigan and Wisconsin may
 * serve adults of any age.
 */
export const national: RecordSource = {
  name: 'states',
  title: 'Assisted living and small homes of 45 states and DC, "Assisted Living in the United States: an Open Dataset"',
  authority: 'State licensing agency',
  columns: {
    state: ['state'],
    name: ['facility_name'],
    line1: ['address'],
    city: ['city'],
    zip: ['zip'],
    county: ['county'],
    phone: ['phone'],
    capacity: ['capacity'],
    license: ['license_number'],
    id: ['facility_id'],
    type: ['type_1'],
    kind: ['type_2'],
    asOf: ['date_accessed'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  },
  optional: ['asOf', 'latitude', 'longitude'],
  dateColumn: 'asOf',
  read(cell, asOf) {
    const state = cell.value('state').toUpperCase()
    const name = cell.value('name')
    const sourceId = buildId(cell, state)
    if (!name) return { ...cell.defect('name', 'No name'), ...(sourceId && { sourceId }) }
    const type = cell.value('type').toUpperCase()
    const kind = cell.value('kind').toUpperCase()
    if (/ADULT DAY SERVICES/.test(kind))
      return { ...cell.defect('kind', 'Adult day program without residents'), sourceId }
    const capacity = parseCount(cell.value('capacity'))
    const care = distinctCare(...careOf(state, type, kind, capacity), ...careInName(name))
    const servesAnyAge = ['MI', 'WI'].includes(state) && care.includes('care-home') ? true : undefined
    return {
      facility: {
        sourceId,
        name,
        place: readPlace(cell),
        phone: cell.value('phone'),
        capacity,
        care,
        chain: '',
        licenseNumber: cell.value('license') || cell.value('id'),
        ...(servesAnyAge && { servesAnyAge }),
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
