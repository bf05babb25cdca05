// cspell:ignore provnum PROVNAME BEDCERT FACIL FILEDATE
import type { MedicareStars, PaymentSource } from '@pkg/domain'
import { columnsOf, type FindingColumns, readFindings } from '../findings'
import { careInName, distinctCare, readPlace, parseCount, type Cells, type RecordSource } from '../source'
import { parseAsOf } from '../as-of-date'

/** The first digits of certification numbers in the states whose numbers begin with a zero. */
const statesByDigit: Readonly<Record<string, string>> = {
  1: 'AL',
  2: 'AK',
  3: 'AZ',
  4: 'AR',
  5: 'CA',
  6: 'CO',
  7: 'CT',
  8: 'DE',
  9: 'DC',
}

/** Returns a certification number with the zero that spreadsheets remove, if the state confirms it. [EDGE-003] */
function readNumber(cell: Cells): string {
  const text = cell.value('id').toUpperCase()
  const [digit = ''] = text
  const hasLostZero = text.length === 5 && statesByDigit[digit] === cell.value('state').trim().toUpperCase()
  return hasLostZero ? `0${text}` : text
}

/** Returns a rating from 1 to 5 stars, or undefined. A rating that's missing has a footnote. */
function parseStars(text: string): number | undefined {
  return /^[1-5]$/.test(text) ? Number(text) : undefined
}

function readStars(cell: Cells, asOf: string): MedicareStars | undefined {
  const ratings = {
    overall: parseStars(cell.value('overall')),
    healthInspection: parseStars(cell.value('health')),
    staffing: parseStars(cell.value('staffing')),
    qualityMeasures: parseStars(cell.value('quality')),
  }
  const stars: MedicareStars = { asOf }
  for (const name of ['overall', 'healthInspection', 'staffing', 'qualityMeasures'] as const) {
    const value = ratings[name]
    if (value !== undefined) stars[name] = value
  }
  return Object.keys(stars).length > 1 ? stars : undefined
}

/** Returns who pays by a home's certification, such as `Medicare and Medicaid`. [FIND-022] */
const readPayers = (certification: string): PaymentSource[] =>
  (['medicaid', 'medicare'] as const).filter((source) => certification.toLowerCase().includes(source))

/** Medicare's file counts the penalties of the last 3 years. */
const years = 3

/** The findings of the file. Since mid-2023, it counts complaint inspections before the newest cycle in one column. */
const findings: readonly FindingColumns[] = [
  {
    kind: 'inspection-deficiencies',
    numbers: ['Rating Cycle 1 Number of Standard Health Deficiencies'],
    day: 'Rating Cycle 1 Standard Survey Health Date',
  },
  {
    kind: 'inspection-deficiencies',
    numbers: ['Rating Cycle 2 Number of Standard Health Deficiencies'],
    day: 'Rating Cycle 2 Standard Health Survey Date',
  },
  {
    kind: 'inspection-deficiencies',
    numbers: ['Rating Cycle 3 Number of Standard Health Deficiencies'],
    day: 'Rating Cycle 3 Standard Health Survey Date',
  },
  {
    kind: 'complaint-deficiencies',
    numbers: [
      'Rating Cycle 1 Number of Complaint Health Deficiencies',
      'Rating Cycle 2 Number of Complaint Health Deficiencies',
      'Rating Cycle 3 Number of Complaint Health Deficiencies',
      'Rating Cycle 2/3 Number of Complaint Health Deficiencies',
    ],
  },
  { kind: 'substantiated-complaints', numbers: ['Number of Substantiated Complaints'] },
  { kind: 'fines', numbers: ['Number of Fines'], years },
  { kind: 'fine-total', numbers: ['Total Amount of Fines in Dollars'], years },
  { kind: 'payment-denials', numbers: ['Number of Payment Denials'], years },
]

/**
 * Medicare's nursing homes: the current format, the one before mid-2023, the one before 2020, and tables with the current column names. Every row
 * is a nursing home. Its stars come from Medicare and are never shown as reviews.
 */
export const cms: RecordSource = {
  name: 'cms',
  title: 'Medicare nursing homes, "Provider Information" of Care Compare, before and since mid-2023',
  authority: 'Centers for Medicare & Medicaid Services',
  columns: {
    id: ['CMS Certification Number (CCN)', 'Federal Provider Number', 'provnum'],
    name: ['Provider Name', 'PROVNAME'],
    line1: ['Provider Address', 'ADDRESS'],
    city: ['City/Town', 'Provider City', 'CITY'],
    state: ['State', 'Provider State'],
    zip: ['ZIP Code', 'Provider Zip Code', 'ZIP'],
    phone: ['Telephone Number', 'Provider Phone Number', 'PHONE'],
    county: ['County/Parish', 'Provider County Name', 'COUNTY_NAME'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    beds: ['Number of Certified Beds', 'BEDCERT'],
    ccrc: ['Continuing Care Retirement Community', 'CCRC_FACIL'],
    chain: ['Chain Name'],
    certification: ['Provider Type'],
    overall: ['Overall Rating'],
    health: ['Health Inspection Rating', 'survey_rating'],
    staffing: ['Staffing Rating'],
    quality: ['QM Rating', 'quality_rating'],
    asOf: ['Processing Date', 'Rating Vintage', 'FILEDATE'],
    ...columnsOf(findings),
  },
  optional: [
    'latitude',
    'longitude',
    'chain',
    'certification',
    'health',
    'quality',
    'asOf',
    ...Object.keys(columnsOf(findings)),
  ],
  dateColumn: 'asOf',
  read(cell, fileDate) {
    const sourceId = readNumber(cell)
    if (!/^[0-9A-Z]{6}$/.test(sourceId)) return cell.defect('id', 'A certification number has six characters')
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const isCampus = cell.value('ccrc').toUpperCase() === 'Y'
    const pays = readPayers(cell.value('certification'))
    const stars = readStars(cell, cell.value('asOf') || fileDate)
    return {
      facility: {
        sourceId,
        name,
        place: readPlace(cell),
        phone: cell.value('phone'),
        capacity: parseCount(cell.value('beds')),
        care: distinctCare(
          'skilled-nursing-facility',
          ...careInName(name),
          ...(isCampus ? (['continuing-care-retirement-community'] as const) : []),
        ),
        chain: cell.value('chain'),
        ...(stars && { stars }),
        ...(pays.length > 0 && { pays }),
        findings: readFindings(cell, findings),
        asOf: parseAsOf(cell.value('asOf')) ?? fileDate,
      },
    }
  },
}
