import { defaultPageSize, type ListingQuery, type Point, serializeListingQuery, type TypedSearch } from '@pkg/domain'

/** The parameter of a page that names the words that couldn't be searched by. [FIND-020] */
const unusedParameter = 'not-searched'

/** Returns the listing that a search asks for, without its place. [FIND-020] */
export function listingOf({ care, filters }: TypedSearch): ListingQuery {
  const { careServices, amenities, size, startingRate, only, pays, sort } = filters
  return {
    pageNumber: 1,
    pageSize: defaultPageSize,
    sort: sort ?? 'recommended',
    filter: { ...(careServices && { careServices }), ...(amenities && { amenities }) },
    ...(care && { toc: care }),
    ...(size && { size }),
    ...(startingRate && { startingRate }),
    ...(only && { only }),
    ...(pays && { pays }),
  }
}

/** What a page of communities shows besides its care type and place. */
interface PageFilters {
  listing: ListingQuery
  /** From where distances are measured. The nearest communities come first unless the search has another order. */
  near?: Point | undefined
  /** The words that couldn't be searched by. */
  unused?: readonly string[]
}

/** Returns the address of a page of communities with the filters of a search. */
export function pathWithFilters(path: string, { listing, near, unused = [] }: PageFilters): string {
  const { toc: _inPath, ...filters } = listing
  const parameters = new URLSearchParams(
    near ? { sort: 'distance', geo: `${near.latitude},${near.longitude}` } : undefined,
  )
  for (const [name, value] of serializeListingQuery(filters)) parameters.set(name, value)
  if (unused.length > 0) parameters.set(unusedParameter, unused.join(', '))
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}

/** Returns whether a listing has filters or an order of its own. */
export const isFiltered = (listing: ListingQuery): boolean => pathWithFilters('', { listing }) !== ''
