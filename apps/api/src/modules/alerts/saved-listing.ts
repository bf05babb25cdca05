import {
  type ListingQuery,
  listingParameters,
  narrowsList,
  parseListingQuery,
  stateByCode,
  categoryUrl,
} from '@pkg/domain'
import { careNameInSentence, type TypeOfCareSlug } from '@pkg/domain'

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

/** Returns what a listing shows, in a sentence: `Assisted Living in Boulder, Colorado, with 2 filters`. An area on the map replaces the place. */
export function labelOf({ care, state, place, filters }: SavedListing): string {
  const names = [...new URLSearchParams(filters).keys()]
  const hasArea = names.includes('geometry')
  const count = names.filter((name) => name !== 'geometry').length
  const stateName = state ? stateByCode(state)?.name : undefined
  const where = hasArea
    ? ' in an area on the map'
    : stateName
      ? ` in ${place ? `${place.name}, ` : ''}${stateName}`
      : ''
  const narrowed = count === 0 ? '' : count === 1 ? ', with 1 filter' : `, with ${count} filters`
  return `${careNameInSentence(care)}${where}${narrowed}`
}
