import { anyCareSlug, type TypeOfCareSlug } from '../care/care-types'
import { isListingFilter } from './parse-listing-query'

/** Where a listing looks: its care type and place. */
export interface ListingScope {
  care: TypeOfCareSlug
  /** The code of the state. */
  state?: string | undefined
  /** A county, or a city or neighborhood. */
  place?: { kind: string; slug: string } | undefined
}

/** The parameters that narrow a listing, besides those in `filter[…]`. */
const narrowing = ['size', 'starting-rate', 'rating', 'only', 'pays', 'stays', 'geometry'] as const

/** Returns whether a parameter narrows a listing. An order or a page doesn't. */
export const narrowsList = (parameter: string): boolean =>
  narrowing.some((name) => name === parameter) || isListingFilter(parameter)

/** Returns the parameters of the place in an API request. An area on the map replaces the place. [FIND-004] */
export function placeParameters(
  { state, place }: Omit<ListingScope, 'care'>,
  hasArea: boolean,
): Record<string, string> {
  if (!state || hasArea) return {}
  if (!place) return { state }
  return { state, ...(place.kind === 'county' ? { 'filter[county]': place.slug } : { city: place.slug }) }
}

/** Returns the query of the communities that a listing shows with its filters, in any order. [LIST-009, FIND-004] */
export function listingParameters(scope: ListingScope, filters: URLSearchParams): URLSearchParams {
  return new URLSearchParams({
    ...Object.fromEntries([...filters].filter(([name]) => narrowsList(name))),
    ...(scope.care === anyCareSlug ? {} : { toc: scope.care }),
    ...placeParameters(scope, filters.has('geometry')),
  })
}
