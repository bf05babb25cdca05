import { anyCareSlug } from '../care/care-types'
import { isAmenityFlag } from '../communities/amenities'
import { type ListingQuery, maxMiles, type StartingRate, startingRates } from './listing-query'

/** A single change that widens a listing. [FIND-006] */
export type Relaxation =
  /** Leaves out a filter, or one value of it. */
  | { kind: 'without'; parameter: string; value?: string }
  /** Raises the price limit. */
  | { kind: 'price'; startingRate: StartingRate }
  /** Widens the circle. */
  | { kind: 'circle'; miles: number }
  /** Searches the whole state instead of a city or county, or the whole country instead of a state. */
  | { kind: 'state' | 'country' }

/** A listing after one change. */
export interface RelaxedListing {
  relaxation: Relaxation
  query: ListingQuery
}

/** Filters whose parameter has their name. */
const textFilters = ['address', 'region', 'name', 'id'] as const
const widerCircles = [10, 20, 30, 50, 100, 200, maxMiles]

/**
 * Returns the ways to widen a listing by a single change, in groups. The steps of a group are alternatives, the smallest change first: a price limit or a
 * circle can take several steps. [FIND-006]
 */
export function relaxListingQuery(query: ListingQuery): RelaxedListing[][] {
  return [...withoutOne(query), priceSteps(query), circleSteps(query), widerPlaces(query)].filter(
    (steps) => steps.length > 0,
  )
}

function withoutOne(query: ListingQuery): RelaxedListing[][] {
  const { filter, size, startingRate, rating, only = [], pays = [], stays, toc, geometry } = query
  const without = (parameter: string, rest: ListingQuery, value?: string): RelaxedListing[] => [
    { relaxation: { kind: 'without', parameter, ...(value && { value }) }, query: rest },
  ]
  const withFilter = (changed: ListingQuery['filter']) => ({ ...query, filter: changed })
  const amenities = Object.keys(filter.amenities ?? {}).filter(isAmenityFlag)
  return [
    ...amenities.map((flag) =>
      without(`filter[${flag}]`, withFilter({ ...filter, amenities: leaveOut(filter.amenities ?? {}, flag) })),
    ),
    ...only.map((value) => without('only', { ...query, only: only.filter((other) => other !== value) }, value)),
    ...pays.map((value) => without('pays', { ...query, pays: pays.filter((other) => other !== value) }, value)),
    ...(stays ? [without('stays', leaveOut(query, 'stays'))] : []),
    ...(rating ? [without('rating', leaveOut(query, 'rating'))] : []),
    ...(size ? [without('size', leaveOut(query, 'size'))] : []),
    ...(startingRate ? [without('starting-rate', leaveOut(query, 'startingRate'))] : []),
    ...(toc && toc !== anyCareSlug ? [without('toc', leaveOut(query, 'toc'))] : []),
    ...(geometry ? [without('geometry', leaveOut(query, 'geometry'))] : []),
    ...(filter.careServices ? [without('filter[care-services]', withFilter(leaveOut(filter, 'careServices')))] : []),
    ...textFilters
      .filter((name) => filter[name] !== undefined)
      .map((name) => without(`filter[${name}]`, withFilter(leaveOut(filter, name)))),
  ]
}

function priceSteps(query: ListingQuery): RelaxedListing[] {
  const isLimit = query.startingRate?.startsWith('le:')
  const higher = isLimit ? startingRates.slice(startingRates.findIndex((rate) => rate === query.startingRate) + 1) : []
  return higher
    .filter((rate) => rate.startsWith('le:'))
    .map((startingRate) => ({
      relaxation: { kind: 'price', startingRate },
      query: { ...query, startingRate },
    }))
}

function circleSteps(query: ListingQuery): RelaxedListing[] {
  const { geo } = query.filter
  if (!geo) return []
  return widerCircles
    .filter((miles) => miles > geo.miles)
    .map((miles) => ({
      relaxation: { kind: 'circle', miles },
      query: { ...query, filter: { ...query.filter, geo: { ...geo, miles } } },
    }))
}

function widerPlaces(query: ListingQuery): RelaxedListing[] {
  const { state } = query
  if (!state) return []
  const { county, ...filter } = query.filter
  const inState = { ...leaveOut(query, 'city'), filter }
  const isPlace = query.city !== undefined || county !== undefined
  return [
    ...(isPlace ? [{ relaxation: { kind: 'state' as const }, query: inState }] : []),
    { relaxation: { kind: 'country' }, query: leaveOut(inState, 'state') },
  ]
}

function leaveOut<Values extends object, Name extends keyof Values>(values: Values, name: Name): Omit<Values, Name> {
  const { [name]: _left, ...rest } = values
  return rest
}
