import { careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Washington's adult family homes with two to eight beds. Their specialties are services, and don't make them memory care. */
export const washingtonHomes: RecordSource = {
  name: 'wa-homes',
  title: 'Washington adult family homes',
  authority: 'Washington State Department of Social and Health Services',
  columns: {
    id: ['LicenseNumber'],
    type: ['FacilityType'],
    name: ['FacilityName'],
    status: ['FacilityStatus'],
    line1: ['LocationAddress'],
    city: ['LocationCity'],
    state: ['LocationState'],
    zip: ['LocationZipCode'],
    county: ['LocationCounty'],
    phone: ['TelephoneNmbr'],
    beds: ['LicensedBedCount'],
  },
  optional: [],
  read(cell, asOf) {
    const sourceId = cell.value('id')
    if (!/^\d{3,9}$/.test(sourceId)) return cell.defect('id', 'No license number')
    if (!/^OP/i.test(cell.value('status'))) return { closed: sourceId }
    if (!/^AF/i.test(cell.value('type'))) return { ...cell.defect('type', 'Not an adult family home'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    return {
      facility: {
        sourceId,
        name,
        place: readPlace(cell),
        phone: cell.value('phone'),
        capacity: parseCount(cell.value('beds')),
        care: distinctCare('care-home', ...careInName(name)),
        chain: '',
        asOf,
      },
    }
  },
}
