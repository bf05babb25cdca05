import type { SearchRelaxation } from '@pkg/api-client'
import {
  amenityLabel,
  careLabel,
  categoryUrl,
  type CommunityTile,
  formatMoney,
  formatScore,
  isAmenityFlag,
  ratingBadge,
  shownScore,
  stateName,
  type StateCode,
  type TypeOfCareSlug,
} from '@pkg/domain'
import { filterLabel, rateLabel } from './filter-label'
import { type FilterParameters, listingHref, withoutValue, withValue } from '~/site/links/filter-parameters'
import { relaxationTexts as words } from './relaxation-texts'

/** The listing that has no communities. */
export interface EmptyListing {
  care: TypeOfCareSlug
  state?: StateCode | undefined
  place?: { name: string; slug: string } | undefined
  filters: FilterParameters
}

/** A single change of an empty list that shows communities. */
export interface ListingChange {
  id: string
  label: string
  href: string
  /** The number of communities that it shows. */
  total: number
  nearest: CommunityTile
  /** What the nearest community misses of the filters, and by how much. */
  miss: string
  /** How far the nearest community is above the limit that it misses, as a part of the limit. */
  over: number
}

/** The most that a community just outside the filters is above a limit, as a part of it. */
const mostOver = 0.5

/** Returns the changes whose nearest community is just outside the filters, those that miss the least first, each community once. [FIND-006, FIND-021] */
export const justOutside = (changes: readonly ListingChange[]): ListingChange[] =>
  changes
    .filter(({ over }) => over <= mostOver)
    .toSorted((one, other) => one.over - other.over)
    .filter(({ nearest }, index, near) => near.findIndex((other) => other.nearest.id === nearest.id) === index)

/** Returns the changes of an empty list in words, with the URLs that they lead to. [FIND-006] */
export const listingChanges = (relaxations: SearchRelaxation[], listing: EmptyListing): ListingChange[] =>
  relaxations.map((relaxation) => ({
    id: relaxation.id,
    label: relaxationLabel(relaxation, listing),
    href: relaxationHref(relaxation, listing),
    total: relaxation.total,
    nearest: relaxation.nearest,
    miss: missText(relaxation, listing),
    over: overLimit(relaxation, listing),
  }))

const valueOf = (filters: FilterParameters, parameter: string) =>
  filters.find(([name]) => name === parameter)?.[1] ?? ''

/** Returns a change in words, such as `Leave out “Pets welcome”`. [FIND-006] */
function relaxationLabel({ relaxation }: SearchRelaxation, { care, state, filters }: EmptyListing): string {
  switch (relaxation.kind) {
    case 'price':
      return words.instead(rateLabel(relaxation.startingRate), rateLabel(valueOf(filters, 'starting-rate')))
    case 'circle':
      return words.instead(
        words.miles(relaxation.miles),
        words.miles(Number(valueOf(filters, 'filter[geo]').split(',')[2])),
      )
    case 'state':
      return words.wholeState(state ? stateName(state) : '')
    case 'country':
      return words.wholeCountry
    case 'without': {
      const { parameter: name, value = valueOf(filters, name) } = relaxation
      if (name === 'toc') return words.anyCare
      return name === 'geometry' ? words.anyArea : words.withoutOne(filterLabel({ name, value }, care))
    }
  }
}

/** Returns the URL of a listing after a change, with as many communities as the change counted. [FIND-006] */
function relaxationHref({ relaxation }: SearchRelaxation, listing: EmptyListing): string {
  const { care, state, place, filters } = listing
  const path = categoryUrl({ care, state, city: place?.slug })
  // Only a place or a point has distances.
  const unplaced = valueOf(filters, 'sort') === 'distance' ? withoutValue(filters, 'sort') : filters
  switch (relaxation.kind) {
    case 'price':
      return listingHref(path, withValue(filters, 'starting-rate', relaxation.startingRate))
    case 'circle': {
      const [latitude, longitude] = valueOf(filters, 'filter[geo]').split(',')
      return listingHref(path, withValue(filters, 'filter[geo]', [latitude, longitude, relaxation.miles].join(',')))
    }
    case 'state':
      return listingHref(categoryUrl({ care, state }), unplaced)
    case 'country':
      return listingHref(categoryUrl({ care }), unplaced)
    case 'without': {
      const { parameter, value } = relaxation
      const rest = withoutValue(filters, parameter, value)
      if (parameter === 'toc') return listingHref(categoryUrl({ state, city: place?.slug }), rest)
      // An area on the map has replaced the place of the path.
      return listingHref(parameter === 'geometry' ? categoryUrl({ care }) : path, rest)
    }
  }
}

/** Returns the price limit that the nearest community misses, if it misses one. */
function missedLimit(relaxation: SearchRelaxation['relaxation'], filters: FilterParameters): string | undefined {
  if (relaxation.kind === 'price') return valueOf(filters, 'starting-rate')
  const isLimit = relaxation.kind === 'without' && ['starting-rate', 'stays'].includes(relaxation.parameter)
  return isLimit ? valueOf(filters, relaxation.parameter) : undefined
}

/** Returns how far the nearest community is above the limit of the price or the circle that it misses, as a part of the limit. [FIND-006] */
function overLimit({ relaxation, nearest }: SearchRelaxation, { filters }: EmptyListing): number {
  const rate = missedLimit(relaxation, filters)
  if (rate?.startsWith('le:')) {
    return (nearest.carePrice?.price ?? nearest.startingRate) / Number(rate.split(':')[1]) - 1
  }
  const miles = Number(valueOf(filters, 'filter[geo]').split(',')[2])
  return relaxation.kind === 'circle' && miles > 0 ? (nearest.distance ?? 0) / miles - 1 : 0
}

/** Returns what a community misses of the filters, and by how much. [FIND-006] */
function missText({ relaxation, nearest }: SearchRelaxation, { filters }: EmptyListing): string {
  const limit = missedLimit(relaxation, filters)
  if (limit !== undefined) {
    return priceMiss(nearest.carePrice?.price ?? nearest.startingRate, limit)
  }
  if (relaxation.kind === 'circle' && nearest.distance !== undefined) {
    return words.milesAway(nearest.distance.toFixed(nearest.distance < 10 ? 1 : 0))
  }
  const inPlace = words.inPlace(`${nearest.address.city}, ${nearest.address.state}`)
  if (relaxation.kind !== 'without') return inPlace
  const { parameter, value } = relaxation
  const flag = /^filter\[(\w+)\]$/.exec(parameter)?.[1] ?? ''
  if (isAmenityFlag(flag)) {
    return valueOf(filters, parameter) === 'true' ? words.notListed(amenityLabel(flag)) : amenityLabel(flag)
  }
  if (parameter === 'only') return conditionMiss(value, nearest.feePercent)
  if (parameter === 'pays')
    return words.notListed(filterLabel({ name: parameter, value: value ?? '' }, 'senior-living'))
  if (parameter === 'rating') {
    const score = shownScore(nearest)
    return score === undefined ? ratingBadge(nearest).label : words.rated(formatScore(score))
  }
  if (parameter === 'size') {
    return nearest.capacity === undefined ? words.unknownSize : words.residents(nearest.capacity)
  }
  return parameter === 'toc' ? words.otherCare(nearest.care.map(careLabel).join(', ')) : inPlace
}

function priceMiss(price: number, limit: string): string {
  if (price <= 0) return words.noPrice
  const amount = Number(limit.split(':')[1])
  return limit.startsWith('le:') ? words.over(formatMoney(price - amount)) : words.from(formatMoney(price))
}

function conditionMiss(condition: string | undefined, feePercent: number): string {
  if (condition === 'open-rooms') return words.noRoom
  if (condition === 'weekend-staffing') return words.fewerNurses
  return condition === 'recent-prices' ? words.noRecentPrice : words.paysFee(feePercent)
}
