import type { Place } from '@pkg/api-client'
import {
  categoryUrl,
  type CommunityTile,
  isListingFilter,
  isTypeOfCareSlug,
  stateBySlug,
  type StateCode,
  type TypeOfCareSlug,
} from '@pkg/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { apiFor, errorPage, orErrorPage, siteUrl } from '@pkg/remix-host/server'

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
  /** Communities around a place that has too few of its own. */
  nearby: CommunityTile[]
  /** The filters and sort order in the URL. */
  filters: [string, string][]
  canonical: string
}

const pageSize = 20
const nearbyMiles = 20
const parameters = new Set(['sort', 'size', 'starting-rate', 'geometry', 'geo', 'page-number'])
const listParameters = new Set(['size', 'filter[care-services]'])

/**
 * Loads the listing of a URL. Forms send every field, so a URL with empty ones, or with a care type other than its path's, redirects to the
 * clean one. [ROUTE-001 to ROUTE-005, LIST-001]
 */
export async function loadListing(
  request: Request,
  context: AppLoadContext,
  path: { care: string; state?: string; place?: string },
): Promise<Listing> {
  const care = isTypeOfCareSlug(path.care) ? path.care : undefined
  const state = path.state === undefined ? undefined : stateBySlug(path.state)
  if (!care || (path.state !== undefined && state?.slug !== path.state)) throw errorPage('not-found', 404)

  const url = new URL(request.url)
  const clean = cleanParameters(url.searchParams)
  const chosenCare = clean.get('toc')
  clean.delete('toc')
  if (clean.toString() !== url.searchParams.toString()) {
    const category = chosenCare && isTypeOfCareSlug(chosenCare) ? chosenCare : care
    const target = [category, path.state, path.place].filter(Boolean).join('/')
    throw redirect(`/${target}${clean.size > 0 ? `?${clean}` : ''}`)
  }

  const api = apiFor(request, context)
  const place =
    state && path.place
      ? await orErrorPage(api.places.get({ state: state.code.toLowerCase(), city: path.place }))
      : undefined
  const filters = [...clean].filter(([name]) => parameters.has(name) || isListingFilter(name))
  const query: Record<string, string> = {
    ...Object.fromEntries(filters),
    'page-size': String(pageSize),
    ...(care === 'senior-living' ? {} : { toc: care }),
    ...(state ? { state: state.code } : {}),
    ...placeFilter(place),
  }
  const found = await orErrorPage(api.communities.list(query))
  const nearby =
    place && found.total < pageSize && !clean.has('page-number') ? await listNearby(api, place, query, found.items) : []
  const page = Number(clean.get('page-number') ?? 1)
  const canonicalPath = categoryUrl({ care, state: state?.code, city: place?.slug })
  return {
    care,
    items: found.items,
    total: found.total,
    paying: 'paying' in found ? Number(found.paying) : 0,
    page,
    pages: Math.ceil(found.total / pageSize),
    nearby,
    filters: filters.filter(([name]) => name !== 'page-number'),
    canonical: `${siteUrl(request, context)}${canonicalPath}${page > 1 ? `?page-number=${page}` : ''}`,
    ...(state ? { state: state.code } : {}),
    ...(place ? { place } : {}),
  }
}

function placeFilter(place: Place | undefined): Record<string, string> {
  if (!place) return {}
  return place.kind === 'county' ? { 'filter[county]': place.slug } : { city: place.slug }
}

async function listNearby(
  api: ReturnType<typeof apiFor>,
  place: Place,
  { city: _city, 'filter[county]': _county, state: _state, ...query }: Record<string, string>,
  shown: CommunityTile[],
): Promise<CommunityTile[]> {
  const ids = new Set(shown.map(({ id }) => id))
  const { items } = await orErrorPage(
    api.communities.list({
      ...query,
      sort: 'distance',
      'filter[geo]': `${place.latitude},${place.longitude},${nearbyMiles}`,
      'page-size': String(pageSize),
    }),
  )
  return items.filter(({ id }) => !ids.has(id))
}

/** Returns the parameters without empty ones, and with the choices of each list in one parameter. */
function cleanParameters(sent: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name).filter((value) => value !== '')
    if (
      values.length === 0 ||
      (name === 'page-number' && values[0] === '1') ||
      (name === 'sort' && values[0] === 'recommended')
    )
      continue
    clean.set(name, listParameters.has(name) ? values.join(',') : (values[0] ?? ''))
  }
  return clean
}
