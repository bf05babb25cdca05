import { columnsOf, type FindingColumns, readFindings } from '../findings'
import { careForBeds, careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Statuses of active licenses, including those under review or in litigation. */
const open = ['LICENSED', 'IN REVIEW', 'PROVISIONAL', 'IN LITIGATION', 'PROV LITIGATION', 'CONDITIONAL']
const closed = ['SUSPENDED', 'INACTIVE', 'CLOSED', 'REVOKED', 'EXPIRED']

/** The numbers of the file, which doesn't say which years they cover. */
const findings: readonly FindingColumns[] = [
  { kind: 'deficiencies', numbers: ['DeficienciesCount'] },
  { kind: 'class-1-deficiencies', numbers: ['DefClass1Count'] },
  { kind: 'class-2-deficiencies', numbers: ['DefClass2Count'] },
  { kind: 'class-3-deficiencies', numbers: ['DefClass3Count'] },
  { kind: 'class-4-deficiencies', numbers: ['DefClass4Count'] },
  { kind: 'complaints', numbers: ['ComplaintCount'] },
  { kind: 'sanctions', numbers: ['SanctionCount'] },
  { kind: 'fine-total', numbers: ['FineAmount'] },
]

/** Florida assisted living facilities. */
export const florida: RecordSource = {
  name: 'fl',
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
    ...columnsOf(findings),
  },
  optional: ['line2', 'latitude', 'longitude', ...Object.keys(columnsOf(findings))],
  read(cell, asOf) {
    const sourceId = cell.value('id')
    if (!/^\d{4,12}$/.test(sourceId)) return cell.defect('id', 'No file number')
    const status = cell.value('status').toUpperCase()
    if (closed.includes(status)) return { closed: sourceId }
    if (!open.includes(status)) return { ...cell.defect('status', 'No active residential license'), sourceId }
    if (!/assisted living/i.test(cell.value('type'))) return { ...cell.defect('type', 'Not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const capacity = parseCount(cell.value('beds'))
    const place = readPlace(cell)
    return {
      facility: {
        sourceId,
        name,
        place: { ...place, line1: [place.line1, cell.value('line2')].filter(Boolean).join(' ') },
        phone: cell.value('phone'),
        capacity,
        care: distinctCare(careForBeds(capacity), ...careInName(name)),
        chain: '',
        findings: readFindings(cell, findings),
        asOf,
      },
    }
  },
}
