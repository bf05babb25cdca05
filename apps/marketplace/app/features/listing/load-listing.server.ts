import type { Place } from '@pkg/api-client'
import { anyCareSlug, type CareTypeSlug, categoryUrl, type CommunityTile, defaultPageSize } from '@pkg/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { explanations, type Guide } from '~/features/care-guide'
import { listingMap } from '~/features/map/index.server'
import { withDistinctHousesInBoth } from '~/features/photos/index.server'
import { narrowsListing } from '~/site/links/filter-parameters'
import { type EmptyListing, type ListingChange, listingChanges } from './filters/relaxed-listing'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { Listing } from './listing'
import { loadCountry } from './load-country.server'
import { describeListing } from './listing-meta.server'
import { listingQueries } from './listing-queries'
import { readNotSearched } from './not-searched.server'
import { readListingPath } from './listing-path.server'
import type { ListingPath } from './listing-url'

type Api = ReturnType<typeof apiFor>

const nearbyMiles = 20

/**
 * Loads the listing of a URL. Another spelling of the URL redirects to the canonical one, and a page after the last one to the last.
 * [ROUTE-001 to ROUTE-005, LIST-001, LIST-002, LIST-009, ROUTE-018]
 */
export async function loadListing(request: Request, context: AppLoadContext, path: ListingPath): Promise<Listing> {
  const { url, care, state } = readListingPath(request, path)
  const api = apiFor(request, context)
  const place =
    state && path.place
      ? await orErrorPage(api.places.get({ state: state.code.toLowerCase(), city: path.place }))
      : undefined
  const queries = listingQueries(url.searchParams, { care, state: state?.code, place })
  const { filters, page, pageSize, geometry, query, countQuery } = queries
  const [found, insights, guide, links] = await Promise.all([
    orErrorPage(api.communities.list(query)),
    // The page is complete without counts and links.
    api.search.insights(countQuery).catch(() => undefined),
    care === anyCareSlug || place ? undefined : loadGuide(api, care),
    api.places
      .links({ toc: care, ...(state && { state: state.slug }), ...(place && { place: place.slug }) })
      .catch(() => undefined),
  ])
  const pages = Math.ceil(found.total / pageSize)
  if (page > pages && pages > 0) throw redirect(urlOfPage(url, pages))
  const nearby =
    place && geometry === undefined && found.total < defaultPageSize && page === 1
      ? await listNearby(api, place, query, found.items)
      : []
  const isCountry = !state && !place && geometry === undefined
  const country = isCountry ? await loadCountry(api, { care, guide, filters, pinQuery: queries.pinQuery }) : undefined
  const listing: EmptyListing = { care, filters, place, state: state?.code }
  const notSearched = readNotSearched(url.searchParams)
  const canonicalPath = categoryUrl({ care, state: state?.code, city: place?.slug })
  const [items, shownNearby] = withDistinctHousesInBoth(found.items, nearby)
  const loaded = {
    care,
    items,
    total: found.total,
    paying: 'paying' in found ? Number(found.paying) : 0,
    page,
    pages,
    pageSize,
    nearby: shownNearby,
    filters,
    placeQuery: queries.placeQuery,
    changes: found.total === 0 && narrowsListing(filters) ? await loadChanges(api, countQuery, listing) : [],
    pinQuery: queries.pinQuery,
    ...listingMap({ geometry, place, state: state?.code }, { items: found.items, nearby }),
    ...(notSearched ? { notSearched } : {}),
    ...(country === undefined ? {} : { country }),
    ...(guide ? { guide } : {}),
    ...(insights ? { insights } : {}),
    ...(links ? { links } : {}),
    ...(state ? { state: state.code } : {}),
    ...(place ? { place } : {}),
  }
  const canonical = `${siteUrl(request, context)}${canonicalPath}${page > 1 ? `?page-number=${page}` : ''}`
  return { ...loaded, meta: describeListing(loaded, canonical) }
}

const loadGuide = async (api: Api, care: CareTypeSlug): Promise<Guide> => ({
  care,
  explanation: explanations[care],
  costs: await api.stats.careCosts({ care }).then(
    ({ items }) => items,
    () => [],
  ),
})

const loadChanges = (api: Api, query: Record<string, string>, listing: EmptyListing): Promise<ListingChange[]> =>
  api.search.relaxations(query).then(
    ({ items }) => listingChanges(items, listing),
    () => [],
  )

function urlOfPage({ pathname, searchParams }: URL, page: number): string {
  const parameters = new URLSearchParams(searchParams)
  if (page > 1) parameters.set('page-number', String(page))
  else parameters.delete('page-number')
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** Returns communities around a place: within 20 miles, or if there are none, the nearest ones anywhere. [FIND-001] */
async function listNearby(
  api: Api,
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
