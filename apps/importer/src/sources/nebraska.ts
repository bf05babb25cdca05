import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** Nebraska's roster of assisted living. */
export const nebraska: Register = {
  source: 'ne',
  title: 'Nebraska assisted living, roster',
  authority: 'Nebraska Department of Health and Human Services',
  columns: {
    id: ['license_number'],
    name: ['facility_name'],
    type: ['facility_type'],
    line1: ['address'],
    city: ['town'],
    zip: ['zip_code'],
    county: ['county'],
    phone: ['phone'],
    beds: ['total_beds'],
    services: ['services'],
    asOf: ['roster_date'],
  },
  optional: ['services', 'asOf'],
  dated: 'asOf',
  read(cell, asOf) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{3,12}$/.test(sourceId)) return cell.defect('id', 'no licence number')
    if (!/^ALF$/i.test(cell.value('type'))) return { ...cell.defect('type', 'not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const capacity = positive(cell.value('beds'))
    const hasUnit = /alzheimer/i.test(cell.value('services'))
    return {
      facility: {
        sourceId,
        name,
        place: { ...placeOf(cell), state: 'NE' },
        phone: cell.value('phone'),
        capacity,
        care: eachOnce(careOfBeds(capacity), ...(hasUnit ? (['memory-care'] as const) : []), ...careOfName(name)),
        chain: '',
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
