import type { MedicareStars } from '@pkg/domain'
import { careInName, distinctCare, readPlace, parseCount, type Cells, type RecordSource } from '../source'
import { parseAsOf } from '../as-of-date'

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

/**
 * Medicare's nursing homes: the current format, the one before mid-2023, and tables with the current column names. Every row is a nursing
 * home. Its stars come from Medicare and are never shown as reviews.
 */
export const cms: RecordSource = {
  name: 'cms',
  title: 'Medicare nursing homes, "Provider Information" of Care Compare, before and since mid-2023',
  authority: 'Centers for Medicare & Medicaid Services',
  columns: {
    id: ['CMS Certification Number (CCN)', 'Federal Provider Number'],
    name: ['Provider Name'],
    line1: ['Provider Address'],
    city: ['City/Town', 'Provider City'],
    state: ['State', 'Provider State'],
    zip: ['ZIP Code', 'Provider Zip Code'],
    phone: ['Telephone Number', 'Provider Phone Number'],
    county: ['County/Parish', 'Provider County Name'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    beds: ['Number of Certified Beds'],
    ccrc: ['Continuing Care Retirement Community'],
    chain: ['Chain Name'],
    overall: ['Overall Rating'],
    health: ['Health Inspection Rating'],
    staffing: ['Staffing Rating'],
    quality: ['QM Rating'],
    asOf: ['Processing Date', 'Rating Vintage'],
  },
  optional: ['latitude', 'longitude', 'chain', 'health', 'quality', 'asOf'],
  dateColumn: 'asOf',
  read(cell, fileDate) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{6}$/.test(sourceId)) return cell.defect('id', 'A certification number has six characters')
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const isCampus = cell.value('ccrc').toUpperCase() === 'Y'
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
        asOf: parseAsOf(cell.value('asOf')) ?? fileDate,
      },
    }
  },
}
