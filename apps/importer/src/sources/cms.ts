import type { MedicareStars } from '@pkg/domain'
import { careOfName, eachOnce, placeOf, positive, type Cells, type Register } from '../source'
import { dayIn } from '../as-of-date'

/** A rating of one to five stars, else nothing: an empty one has a footnote. */
function starsOf(text: string): number | undefined {
  return /^[1-5]$/.test(text) ? Number(text) : undefined
}

function medicareStars(cell: Cells, asOf: string): MedicareStars | undefined {
  const given = {
    overall: starsOf(cell.value('overall')),
    healthInspection: starsOf(cell.value('health')),
    staffing: starsOf(cell.value('staffing')),
    qualityMeasures: starsOf(cell.value('quality')),
  }
  const stars: MedicareStars = { asOf }
  for (const name of ['overall', 'healthInspection', 'staffing', 'qualityMeasures'] as const) {
    const value = given[name]
    if (value !== undefined) stars[name] = value
  }
  return Object.keys(stars).length > 1 ? stars : undefined
}

/**
 * Medicare's nursing homes: the format since mid-2023, the one before, and tables under the current names. Every row is a nursing home;
 * its stars are an inspector's and never a review.
 */
export const cms: Register = {
  source: 'cms',
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
  dated: 'asOf',
  read(cell, fileDate) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{6}$/.test(sourceId)) return cell.defect('id', 'a certification number has six characters')
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const isCampus = cell.value('ccrc').toUpperCase() === 'Y'
    const stars = medicareStars(cell, cell.value('asOf') || fileDate)
    return {
      facility: {
        sourceId,
        name,
        place: placeOf(cell),
        phone: cell.value('phone'),
        capacity: positive(cell.value('beds')),
        care: eachOnce(
          'skilled-nursing-facility',
          ...careOfName(name),
          ...(isCampus ? (['continuing-care-retirement-community'] as const) : []),
        ),
        chain: cell.value('chain'),
        ...(stars && { stars }),
        asOf: dayIn(cell.value('asOf')) ?? fileDate,
      },
    }
  },
}
