import type { CareTypeSlug } from '@pkg/domain'
import { addressKey } from '@pkg/api/catalog'
import { shortHash } from '../identity'
import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Cells, type Register } from '../source'

/** Licences for homes, whatever their beds, by state. */
const homes: Readonly<Record<string, RegExp>> = {
  WI: /^ADULT FAMILY HOME/,
  MI: /FAMILY HOME|SMALL GROUP|MEDIUM GROUP/,
  AZ: /HOME/,
  KS: /^HOME PLUS/,
  VT: /^RESIDENTIAL CARE HOME/,
}
/** Licence classes for people with dementia, by state. */
const memoryCare: Readonly<Record<string, RegExp>> = {
  AL: /SPECIALTY CARE/,
  MN: /DEMENTIA/,
  NV: /ALZHEIMER/,
  WA: /DEMENTIA/,
}
/** Licences for housing with services, which is independent living, by state. */
function isIndependent(state: string, type: string, kind: string): boolean {
  if (state === 'MN') return /HOUSING WITH SERVICES/.test(type) && !/ASSISTED LIVING/.test(kind)
  return state === 'NC' && /MULTI-UNIT/.test(kind)
}

function careOf(state: string, type: string, kind: string, capacity: number | undefined): CareTypeSlug[] {
  const classes = `${type} ${kind}`
  const care: CareTypeSlug[] = []
  if (isIndependent(state, type, kind)) care.push('independent-living')
  else if (homes[state]?.test(state === 'MI' ? kind : type)) care.push('care-home')
  else care.push(careOfBeds(capacity))
  if (memoryCare[state]?.test(classes)) care.push('memory-care')
  return care
}

/** Half of the rows have no licence number, and numbers repeat from state to state: then name and place make the id. */
function idOf(cell: Cells, state: string): string {
  const number = (cell.value('licence') || cell.value('id')).replace(/\s+/g, '').toUpperCase()
  if (/[0-9A-Z]/.test(number)) return `${state}-${number}`
  const place = placeOf(cell)
  return `${state}-${shortHash(`${cell.value('name')} ${addressKey({ ...place, state }) ?? place.city}`)}`
}

/**
 * Assisted living and small homes of the states that have no register of their own here, put together from 46 agencies. Small homes of
 * Michigan and Wisconsin may house adults of any age.
 */
export const national: Register = {
  source: 'states',
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
    licence: ['license_number'],
    id: ['facility_id'],
    type: ['type_1'],
    kind: ['type_2'],
    asOf: ['date_accessed'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  },
  optional: ['asOf', 'latitude', 'longitude'],
  dated: 'asOf',
  read(cell, asOf) {
    const state = cell.value('state').toUpperCase()
    const name = cell.value('name')
    if (!name) return cell.defect('name', 'there is no name')
    const sourceId = idOf(cell, state)
    const type = cell.value('type').toUpperCase()
    const kind = cell.value('kind').toUpperCase()
    if (/ADULT DAY SERVICES/.test(kind)) return { ...cell.defect('kind', 'a day programme houses nobody'), sourceId }
    const capacity = positive(cell.value('capacity'))
    const care = eachOnce(...careOf(state, type, kind, capacity), ...careOfName(name))
    const servesAnyAge = ['MI', 'WI'].includes(state) && care.includes('care-home') ? true : undefined
    return {
      facility: {
        sourceId,
        name,
        place: placeOf(cell),
        phone: cell.value('phone'),
        capacity,
        care,
        chain: '',
        licenceNumber: cell.value('licence') || cell.value('id'),
        ...(servesAnyAge && { servesAnyAge }),
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
