import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** A licence under review or in court is a licence: people live there. */
const open = ['LICENSED', 'IN REVIEW', 'PROVISIONAL', 'IN LITIGATION', 'PROV LITIGATION', 'CONDITIONAL']
const closed = ['SUSPENDED', 'INACTIVE', 'CLOSED', 'REVOKED', 'EXPIRED']

/** Florida assisted living. */
export const florida: Register = {
  source: 'fl',
  title: 'Florida assisted living, HealthFinder',
  authority: 'Florida Agency for Health Care Administration',
  columns: {
    id: ['FileNumber'],
    status: ['LicenseStatus'],
    type: ['FacilityType'],
    name: ['Name'],
    line1: ['Address'],
    line2: ['Address2'],
    city: ['City'],
    state: ['State'],
    zip: ['Zip'],
    county: ['County'],
    phone: ['PhoneNumber'],
    beds: ['BedCount'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
  },
  optional: ['line2', 'latitude', 'longitude'],
  read(cell, asOf) {
    const sourceId = cell.value('id')
    if (!/^\d{4,12}$/.test(sourceId)) return cell.defect('id', 'no file number')
    const status = cell.value('status').toUpperCase()
    if (closed.includes(status)) return { closed: sourceId }
    if (!open.includes(status)) return { ...cell.defect('status', 'not a licence to house anyone'), sourceId }
    if (!/assisted living/i.test(cell.value('type'))) return { ...cell.defect('type', 'not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const capacity = positive(cell.value('beds'))
    const place = placeOf(cell)
    return {
      facility: {
        sourceId,
        name,
        place: { ...place, line1: [place.line1, cell.value('line2')].filter(Boolean).join(' ') },
        phone: cell.value('phone'),
        capacity,
        care: eachOnce(careOfBeds(capacity), ...careOfName(name)),
        chain: '',
        asOf,
      },
    }
  },
}
