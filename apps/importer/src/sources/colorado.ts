import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** `10130 MELODY DR, NORTHGLENN, CO  80260` in its parts; the street may hold commas. */
function addressParts(text: string) {
  const [, line1 = '', city = '', state = '', zip = ''] =
    /^(.*),\s*([^,]+),\s*([A-Za-z]{2})\s*(\d{5})?(?:-\d{4}|NA)?\s*$/.exec(text) ?? []
  return { line1: line1.trim(), city: city.trim(), state, zip }
}

/** Colorado assisted living residences. The address stands in one column, and 0 beds means that they are not stated. */
export const colorado: Register = {
  source: 'co',
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
  dated: 'asOf',
  read(cell, asOf) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{4,10}$/.test(sourceId)) return cell.defect('id', 'no facility id')
    const status = cell.value('status')
    if (/^closed|^inactive/i.test(status)) return { closed: sourceId }
    if (!/^active$/i.test(status)) return { ...cell.defect('status', 'not a licence to house anyone'), sourceId }
    if (!/assisted living/i.test(cell.value('type'))) return { ...cell.defect('type', 'not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const address = addressParts(cell.value('address'))
    if (!address.city) return { ...cell.defect('address', 'not a street, a city and a state'), sourceId }
    const capacity = positive(cell.value('beds'))
    return {
      facility: {
        sourceId,
        name,
        place: { ...placeOf(cell), ...address },
        phone: cell.value('phone'),
        capacity,
        care: eachOnce(careOfBeds(capacity), ...careOfName(name)),
        chain: '',
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
