import type { CareTypeSlug } from '@pkg/domain'
import { careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** Licences under which people live, in words and as the map portal numbers them. */
const open = ['LICENSED', 'ON PROBATION', '3', '4']
const closed = ['CLOSED', '6']

const elderly = ['740', 'RESIDENTIAL CARE ELDERLY', 'RESIDENTIAL-ELDERLY']

function careOf(type: string, capacity: number | undefined, name: string): CareTypeSlug[] | undefined {
  if (type === '741' || type.includes('CONTINUING CARE')) {
    return ['continuing-care-retirement-community', 'assisted-living', 'independent-living', ...careOfName(name)]
  }
  if (!elderly.includes(type)) return undefined
  return [capacity !== undefined && capacity <= 6 ? 'board-and-care-home' : 'assisted-living', ...careOfName(name)]
}

/** California's residential care facilities for the elderly: the state's download, and its map portal, which holds other licences too. */
export const california: Register = {
  source: 'rcfe',
  title: 'California residential care facilities for the elderly, the state’s download and its map portal',
  authority: 'California Department of Social Services',
  columns: {
    id: ['Facility Number', 'FAC_NBR'],
    type: ['Facility Type', 'TYPE'],
    name: ['Facility Name', 'NAME'],
    line1: ['Facility Address', 'RES_STREET_ADDR'],
    city: ['Facility City', 'RES_CITY'],
    state: ['Facility State', 'RES_STATE'],
    zip: ['Facility Zip', 'RES_ZIP_CODE'],
    phone: ['Facility Telephone Number', 'FAC_PHONE_NBR'],
    county: ['County Name', 'COUNTY'],
    latitude: ['Latitude', 'FAC_LATITUDE'],
    longitude: ['Longitude', 'FAC_LONGITUDE'],
    capacity: ['Facility Capacity', 'CAPACITY'],
    status: ['Facility Status', 'STATUS'],
  },
  optional: ['latitude', 'longitude'],
  read(cell, asOf) {
    const id = cell.value('id')
    if (!/^\d{1,9}$/.test(id)) return cell.defect('id', 'a facility number has nine digits')
    const sourceId = id.padStart(9, '0')
    const status = cell.value('status').toUpperCase()
    if (closed.includes(status)) return { closed: sourceId }
    if (!open.includes(status)) return { ...cell.defect('status', 'not a licence to house anyone'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const capacity = positive(cell.value('capacity'))
    const care = careOf(cell.value('type').toUpperCase(), capacity, name)
    if (!care) return { ...cell.defect('type', 'no residence for the elderly'), sourceId }
    return {
      facility: {
        sourceId,
        name,
        place: placeOf(cell),
        phone: cell.value('phone'),
        capacity,
        care: eachOnce(...care),
        chain: '',
        asOf,
      },
    }
  },
}
