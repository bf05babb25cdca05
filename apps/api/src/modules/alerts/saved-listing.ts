import {
  type ListingQuery,
  listingParameters,
  narrowsList,
  parseListingQuery,
  stateByCode,
  type Language,
  type TypeOfCareSlug,
  categoryUrl,
} from '@pkg/domain'
import { careName } from '../catalog'
import type { SearchInWords } from './messages'

/** A listing that a person saved: its care type, place, and filters. */
export interface SavedListing {
  care: TypeOfCareSlug
  /** The code of the state. */
  state: string | null
  place: { kind: string; slug: string; name: string } | null
  /** The filters, as the query string of the listing’s URL. */
  filters: string
}

/** Returns the query of a saved listing, or undefined if its filters can't be read. */
export function queryOf({ care, state, place, filters }: SavedListing): ListingQuery | undefined {
  const scope = { care, ...(state && { state }), ...(place && { place }) }
  const parsed = parseListingQuery(listingParameters(scope, new URLSearchParams(filters)))
  return parsed.ok ? parsed.value : undefined
}

/** Returns the filters that narrow a listing, in the order in which they were sent. An order or a page is left out. */
export const cleanFilters = (sent: string): string =>
  String(
    new URLSearchParams([...new URLSearchParams(sent)].filter(([name, value]) => narrowsList(name) && value !== '')),
  )

/** Returns the path of a saved listing with its filters. [ROUTE-002 to ROUTE-005] */
export function pathOf({ care, state, place, filters }: SavedListing): string {
  const path = categoryUrl({ care, state: state ?? undefined, city: place?.slug })
  return filters === '' ? path : `${path}?${filters}`
}

/** Returns what a listing shows, as the emails about it put it into words. */
export function describeListing({
  care,
  state,
  place,
  filters,
  language,
}: SavedListing & { language: Language }): SearchInWords {
  const names = [...new URLSearchParams(filters).keys()]
  const stateName = state ? stateByCode(state)?.name : undefined
  return {
    care: careName(care, language),
    place: stateName && (place ? `${place.name}, ${stateName}` : stateName),
    hasArea: names.includes('geometry'),
    filterCount: names.filter((name) => name !== 'geometry').length,
  }
}
