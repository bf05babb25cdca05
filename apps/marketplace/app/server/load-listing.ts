import type { CareCost, ListingLinks, Place, SearchInsights, SearchRelaxation } from '@pkg/api-client'
import {
  anyCareSlug,
  type CareTypeSlug,
  categoryUrl,
  type CommunityTile,
  defaultPageSize,
  isListingFilter,
  isTypeOfCareSlug,
  stateBySlug,
  type StateCode,
  type TypeOfCareSlug,
} from '@pkg/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { listingBox } from '~/map/listing-box.server'
import type { Box } from '~/map/still/still-box'
import { apiFor, errorPage, orErrorPage, siteUrl } from '@pkg/remix-host/server'
import { canonicalListingUrl, type ListingPath } from './listing-url'

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
  /** What the care type costs by state. Empty for a place, for all care types together, and while it can't be loaded. [FIND-008] */
  careCosts: CareCost[]
  /** The filters and sort order in the URL. */
  filters: [string, string][]
  canonical: string
  /** The place, as the API filters by it. An area on the map replaces it. [FIND-004] */
  placeQuery: Record<string, string>
  /** The counts of every filter. Missing while they can't be loaded. [FIND-006] */
  insights?: SearchInsights
  /** The single changes of an empty listing that show communities. [FIND-006] */
  relaxations: SearchRelaxation[]
  /** The filters of the map's pins, without an area. [FIND-004] */
  pinQuery: Record<string, string>
  /** The part of the map that the page shows first. */
  box: Box
}

const nearbyMiles = 20
const parameters = new Set(['sort', 'size', 'starting-rate', 'rating', 'only', 'geometry', 'geo'])

/**
 * Loads the listing of a URL. Another spelling of the URL redirects to the canonical one, and a page after the last one to the last.
 * [ROUTE-001 to ROUTE-005, LIST-001, LIST-002, LIST-009]
 */
export async function loadListing(request: Request, context: AppLoadContext, path: ListingPath): Promise<Listing> {
  const url = new URL(request.url)
  const spelled = canonicalListingUrl(path, url.searchParams)
  if (spelled !== url.pathname + url.search) {
    const { pathname, searchParams } = new URL(spelled, url)
    if (pathname !== url.pathname || searchParams.toString() !== url.searchParams.toString())
      throw redirect(spelled, isSameButCase(url, spelled) ? 301 : 302)
  }
  const care = isTypeOfCareSlug(path.care) ? path.care : undefined
  const state = path.state === undefined ? undefined : stateBySlug(path.state)
  if (!care || (path.state !== undefined && state?.slug !== path.state)) throw errorPage('not-found', 404)

  const api = apiFor(request, context)
  const place =
    state && path.place
      ? await orErrorPage(api.places.get({ state: state.code.toLowerCase(), city: path.place }))
      : undefined
  const sent = url.searchParams
  const filters = [...sent].filter(([name]) => parameters.has(name) || isListingFilter(name))
  const pageSize = Number(sent.get('page-size') ?? defaultPageSize)
  const geometry = sent.get('geometry') ?? undefined
  // An area on the map replaces the place of the path. [FIND-004]
  const placeQuery: Record<string, string> =
    state && geometry === undefined ? { state: state.code, ...placeFilter(place) } : {}
  const pinQuery: Record<string, string> = {
    ...Object.fromEntries(filters.filter(([name]) => !['geometry', 'sort'].includes(name))),
    ...(care === anyCareSlug ? {} : { toc: care }),
    ...placeQuery,
  }
  const countQuery = { ...pinQuery, ...(geometry === undefined ? {} : { geometry }) }
  const query: Record<string, string> = {
    ...(sent.get('sort') === 'distance' && place ? { geo: `${place.latitude},${place.longitude}` } : {}),
    ...Object.fromEntries(filters),
    ...pinQuery,
    'page-size': sent.get('page-size') ?? String(defaultPageSize),
    'page-number': sent.get('page-number') ?? '1',
  }
  const [found, insights, careCosts, links] = await Promise.all([
    orErrorPage(api.communities.list(query)),
    // The page is complete without counts and links.
    api.search.insights(countQuery).catch(() => undefined),
    care === anyCareSlug || place ? [] : loadCareCosts(api, care),
    api.places
      .links({ toc: care, ...(state && { state: state.slug }), ...(place && { place: place.slug }) })
      .catch(() => undefined),
  ])
  const page = Number(sent.get('page-number') ?? 1)
  const pages = Math.ceil(found.total / pageSize)
  if (page > pages && pages > 0) throw redirect(pageUrl(url, pages))
  const nearby =
    place && geometry === undefined && found.total < defaultPageSize && page === 1
      ? await listNearby(api, place, query, found.items)
      : []
  const relaxations =
    found.total === 0 && filters.length > 0
      ? await api.search.relaxations(countQuery).then(
          ({ items }) => items,
          () => [],
        )
      : []
  const canonicalPath = categoryUrl({ care, state: state?.code, city: place?.slug })
  return {
    care,
    items: found.items,
    total: found.total,
    paying: 'paying' in found ? Number(found.paying) : 0,
    page,
    pages,
    pageSize,
    nearby,
    careCosts,
    filters,
    canonical: `${siteUrl(request, context)}${canonicalPath}${page > 1 ? `?page-number=${page}` : ''}`,
    placeQuery,
    relaxations,
    pinQuery,
    box: listingBox({ geometry, place, state: state?.code, communities: [...found.items, ...nearby] }),
    ...(insights ? { insights } : {}),
    ...(links ? { links } : {}),
    ...(state ? { state: state.code } : {}),
    ...(place ? { place } : {}),
  }
}

const loadCareCosts = (api: ReturnType<typeof apiFor>, care: CareTypeSlug): Promise<CareCost[]> =>
  api.stats.careCosts({ care }).then(
    ({ items }) => items,
    () => [],
  )

const isSameButCase = ({ pathname, search }: URL, spelled: string) => pathname.toLowerCase() + search === spelled

function pageUrl({ pathname, searchParams }: URL, page: number): string {
  const parameters = new URLSearchParams(searchParams)
  if (page > 1) parameters.set('page-number', String(page))
  else parameters.delete('page-number')
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

function placeFilter(place: Place | undefined): Record<string, string> {
  if (!place) return {}
  return place.kind === 'county' ? { 'filter[county]': place.slug } : { city: place.slug }
}

/** Returns communities around a place: within 20 miles, or if there are none, the nearest ones anywhere. [FIND-001] */
async function listNearby(
  api: ReturnType<typeof apiFor>,
  { latitude, longitude }: Place,
  { city: _city, 'filter[county]': _county, state: _state, 'page-number': _page, ...query }: Record<string, string>,
  shown: CommunityTile[],
): Promise<CommunityTile[]> {
  const point = `${latitude},${longitude}`
  const near = { ...query, sort: 'distance', geo: point, 'page-size': String(defaultPageSize) }
  const within = await orErrorPage(api.communities.list({ ...near, 'filter[geo]': `${point},${nearbyMiles}` }))
  const found =
    within.total > 0 || shown.length > 0
      ? within
      : await orErrorPage(api.communities.list({ ...near, 'page-size': '6' }))
  const ids = new Set(shown.map(({ id }) => id))
  return found.items.filter(({ id }) => !ids.has(id))
}
