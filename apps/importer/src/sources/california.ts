import type { CareTypeSlug } from '@pkg/domain'
import { careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Statuses of active licenses, in words and as numbers of the map portal. */
const open = ['LICENSED', 'ON PROBATION', '3', '4']
const closed = ['CLOSED', '6']

const elderly = ['740', 'RESIDENTIAL CARE ELDERLY', 'RESIDENTIAL-ELDERLY']

function careOf(type: string, capacity: number | undefined, name: string): CareTypeSlug[] | undefined {
  if (type === '741' || type.includes('CONTINUING CARE')) {
    return ['continuing-care-retirement-community', 'assisted-living', 'independent-living', ...careInName(name)]
  }
  if (!elderly.includes(type)) return undefined
  return [capacity !== undefined && capacity <= 6 ? 'board-and-care-home' : 'assisted-living', ...careInName(name)]
}

/** California's residential care facilities for the elderly: the state's download and its map portal, which contains other licenses too. */
export const california: RecordSource = {
  name: 'rcfe',
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
    if (!/^\d{1,9}$/.test(id)) return cell.defect('id', 'A facility number has nine digits')
    const sourceId = id.padStart(9, '0')
    const status = cell.value('status').toUpperCase()
    if (closed.includes(status)) return { closed: sourceId }
    if (!open.includes(status)) return { ...cell.defect('status', 'No active residential license'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const capacity = parseCount(cell.value('capacity'))
    const care = careOf(cell.value('type').toUpperCase(), capacity, name)
    if (!care) return { ...cell.defect('type', 'Not residential care for the elderly'), sourceId }
    return {
      facility: {
        sourceId,
        name,
        place: readPlace(cell),
        phone: cell.value('phone'),
        capacity,
        care: distinctCare(...care),
        chain: '',
        asOf,
      },
    }
  },
}
