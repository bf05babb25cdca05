import { careForBeds, careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Splits an address such as `10130 MELODY DR, NORTHGLENN, CO  80260`. The street may contain commas. */
function splitAddress(text: string) {
  const [, line1 = '', city = '', state = '', zip = ''] =
    /^(.*),\s*([^,]+),\s*([A-Za-z]{2})\s*(\d{5})?(?:-\d{4}|NA)?\s*$/.exec(text) ?? []
  return { line1: line1.trim(), city: city.trim(), state, zip }
}

/** Colorado assisted living residences. The address is in one column, and 0 beds means an unknown number. */
export const colorado: RecordSource = {
  name: 'co',
  title: 'Colorado assisted living residences',
  authority: 'Colorado Department of Public Health and Environment',
  columns: {
    id: ['Facility_ID'],
    name: ['Facility_Name'],
    type: ['Facility_Type'],
    beds: ['Licensed_Beds_Total'],
    phone: ['Telephone'],
    county: ['County'],
    address: ['Address_Full'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    status: ['Operating_Status'],
    asOf: ['Date_Updated'],
  },
  optional: ['latitude', 'longitude', 'asOf'],
  dateColumn: 'asOf',
  read(cell, asOf) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{4,10}$/.test(sourceId)) return cell.defect('id', 'No facility id')
    const status = cell.value('status')
    if (/^closed|^inactive/i.test(status)) return { closed: sourceId }
    if (!/^active$/i.test(status)) return { ...cell.defect('status', 'No active residential license'), sourceId }
    if (!/assisted living/i.test(cell.value('type'))) return { ...cell.defect('type', 'Not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const address = splitAddress(cell.value('address'))
    if (!address.city) return { ...cell.defect('address', 'Not a street, city, and state'), sourceId }
    const capacity = parseCount(cell.value('beds'))
    return {
      facility: {
        sourceId,
        name,
        place: { ...readPlace(cell), ...address },
        phone: cell.value('phone'),
        capacity,
        care: distinctCare(careForBeds(capacity), ...careInName(name)),
        chain: '',
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
