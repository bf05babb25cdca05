import type { Place } from '@pkg/api-client'
import {
  anyCareSlug,
  defaultPageSize,
  isListingFilter,
  placeParameters,
  type StateCode,
  type TypeOfCareSlug,
} from '@pkg/domain'

/** Where a listing looks, from its path. */
interface ListingPlace {
  care: TypeOfCareSlug
  state: StateCode | undefined
  place: Place | undefined
}

/** The parameters of a listing's requests. */
export interface ListingQueries {
  /** The filters and sort order in the URL. */
  filters: [string, string][]
  page: number
  pageSize: number
  /** The area on the map. */
  geometry: string | undefined
  /** The place, as the API filters by it. */
  placeQuery: Record<string, string>
  /** The filters of the map's pins, without an area. */
  pinQuery: Record<string, string>
  /** The filters of counts. */
  countQuery: Record<string, string>
  /** The filters, order, and page of the communities. */
  query: Record<string, string>
}

const parameters = new Set(['sort', 'size', 'starting-rate', 'rating', 'only', 'pays', 'stays', 'geometry', 'geo'])

/** Returns the parameters of a listing's API requests, from its URL. [LIST-001, LIST-009, FIND-004] */
export function listingQueries(sent: URLSearchParams, { care, state, place }: ListingPlace): ListingQueries {
  const filters = [...sent].filter(([name]) => parameters.has(name) || isListingFilter(name))
  const geometry = sent.get('geometry') ?? undefined
  const placeQuery = placeParameters({ state, place }, geometry !== undefined)
  const pinQuery: Record<string, string> = {
    ...Object.fromEntries(filters.filter(([name]) => !['geometry', 'sort', 'geo'].includes(name))),
    ...(care === anyCareSlug ? {} : { toc: care }),
    ...placeQuery,
  }
  const pageSize = sent.get('page-size') ?? String(defaultPageSize)
  const page = sent.get('page-number') ?? '1'
  return {
    filters,
    page: Number(page),
    pageSize: Number(pageSize),
    geometry,
    placeQuery,
    pinQuery,
    countQuery: { ...pinQuery, ...(geometry === undefined ? {} : { geometry }) },
    query: {
      ...(sent.get('sort') === 'distance' && place ? { geo: `${place.latitude},${place.longitude}` } : {}),
      ...(sent.get('geo') ? { sort: 'distance' } : {}),
      ...Object.fromEntries(filters.filter(([, value]) => value !== '')),
      ...pinQuery,
      'page-size': pageSize,
      'page-number': page,
    },
  }
}
