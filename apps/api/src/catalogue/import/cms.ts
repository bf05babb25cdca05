import type { CareTypeSlug, MedicareStars } from '@pkg/domain'
import { careOfName, positive, type Cells, type Register } from './registers'

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
  read(cell, fileDate) {
    const sourceId = cell.value('id').toUpperCase()
    if (!/^[0-9A-Z]{6}$/.test(sourceId))
      return { field: cell.column('id'), reason: 'a certification number has six characters' }
    const name = cell.value('name')
    if (!name) return { field: cell.column('name'), reason: 'there is no name' }
    const asOf = cell.value('asOf') || fileDate
    const care = new Set<CareTypeSlug>(['skilled-nursing-facility', ...careOfName(name)])
    if (cell.value('ccrc').toUpperCase() === 'Y') care.add('continuing-care-retirement-community')
    const stars = medicareStars(cell, asOf)
    return {
      facility: {
        sourceId,
        name,
        place: {
          line1: cell.value('line1'),
          city: cell.value('city'),
          state: cell.value('state'),
          zip: cell.value('zip'),
          county: cell.value('county'),
          latitude: cell.value('latitude'),
          longitude: cell.value('longitude'),
        },
        phone: cell.value('phone'),
        capacity: positive(cell.value('beds')),
        care: [...care],
        chain: cell.value('chain'),
        ...(stars && { stars }),
        asOf,
      },
    }
  },
}
