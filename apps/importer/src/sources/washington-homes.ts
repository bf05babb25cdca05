import { careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** Washington's adult family homes, of two to eight beds. The specialities are services and make no memory care. */
export const washingtonHomes: Register = {
  source: 'wa-homes',
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
    if (!/^\d{3,9}$/.test(sourceId)) return cell.defect('id', 'no licence number')
    if (!/^OP/i.test(cell.value('status'))) return { closed: sourceId }
    if (!/^AF/i.test(cell.value('type'))) return { ...cell.defect('type', 'not an adult family home'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    return {
      facility: {
        sourceId,
        name,
        place: placeOf(cell),
        phone: cell.value('phone'),
        capacity: positive(cell.value('beds')),
        care: eachOnce('care-home', ...careOfName(name)),
        chain: '',
        asOf,
      },
    }
  },
}
