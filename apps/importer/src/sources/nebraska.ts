import { careForBeds, careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Nebraska's roster of assisted living facilities. */
export const nebraska: RecordSource = {
  name: 'ne',
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
  dateColumn: 'asOf',
  read(cell, asOf) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{3,12}$/.test(sourceId)) return cell.defect('id', 'No license number')
    if (!/^ALF$/i.test(cell.value('type'))) return { ...cell.defect('type', 'Not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const capacity = parseCount(cell.value('beds'))
    const hasUnit = /alzheimer/i.test(cell.value('services'))
    return {
      facility: {
        sourceId,
        name,
        place: { ...readPlace(cell), state: 'NE' },
        phone: cell.value('phone'),
        capacity,
        care: distinctCare(careForBeds(capacity), ...(hasUnit ? (['memory-care'] as const) : []), ...careInName(name)),
        chain: '',
        asOf: cell.value('asOf') || asOf,
      },
    }
  },
}
