import type { ListingLinks, Place, SearchInsights } from '@pkg/api-client'
import type { CommunityTile, StateCode, TypeOfCareSlug } from '@pkg/domain'
import type { MetaDescriptor } from '@remix-run/node'
import type { Guide } from '~/features/care-guide'
import type { Box, StillMap } from '~/features/map'
import type { ListingChange } from './filters/relaxed-listing'

/** What a listing page shows. */
export interface Listing {
  care: TypeOfCareSlug
  state?: StateCode
  place?: Place
  items: CommunityTile[]
  total: number
  paying: number
  page: number
  pages: number
  pageSize: number
  /** Communities around a place that has too few of its own. */
  nearby: CommunityTile[]
  /** The listings that this one links to. Missing while they can't be loaded. */
  links?: ListingLinks
  /** What the page says about its care type. Missing for a place and for all care types together. [FIND-008] */
  guide?: Guide
  /** The filters and sort order in the URL. */
  filters: [string, string][]
  /** What of the search that led here the page couldn’t use. [FIND-020] */
  notSearched?: string
  /** The metadata for search engines and previews. */
  meta: MetaDescriptor[]
  /** The place, as the API filters by it. An area on the map replaces it. [FIND-004] */
  placeQuery: Record<string, string>
  /** The counts of every filter. Missing while they can't be loaded. [FIND-006] */
  insights?: SearchInsights
  /** The single changes of an empty listing that show communities. [FIND-006] */
  changes: ListingChange[]
  /** The filters of the map's pins, without an area. [FIND-004] */
  pinQuery: Record<string, string>
  /** The part of the map that the page shows first, and its image. */
  box: Box
  still: StillMap
  /** The map of the country, drawn. Only for a listing of the whole country. [LOOK-003] */
  country?: string
}
