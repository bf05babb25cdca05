import type { Place } from '@pkg/api-client'
import {
  categoryUrl,
  type CommunityTile,
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
  /** Communities around a city that has too few of its own. */
  nearby: CommunityTile[]
  /** The parameters of the address that the API understands, without the page. */
  filters: [string, string][]
  canonical: string
}

const pageSize = 20
const nearbyMiles = 20
const parameters = new Set(['sort', 'size', 'starting-rate', 'geometry', 'geo', 'page-number'])
const listParameters = new Set(['size', 'filter[care-services]'])

/**
 * Loads the listing that a path and its parameters ask for. Forms send every field, so that an address with empty ones,
 * or with another care type than its path, is put in order by a redirect. [ROUTE-001 to ROUTE-005, LIST]
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
  const tidy = tidyParameters(url.searchParams)
  const wanted = tidy.get('toc')
  tidy.delete('toc')
  if (tidy.toString() !== url.searchParams.toString()) {
    const category = wanted && isTypeOfCareSlug(wanted) ? wanted : care
    const target = [category, path.state, path.place].filter(Boolean).join('/')
    throw redirect(`/${target}${tidy.size > 0 ? `?${tidy}` : ''}`)
  }

  const api = apiFor(request, context)
  const place =
    state && path.place
      ? await orErrorPage(api.places.get({ state: state.code.toLowerCase(), city: path.place }))
      : undefined
  const filters = [...tidy].filter(([name]) => parameters.has(name) || name.startsWith('filter['))
  const query: Record<string, string> = {
    ...Object.fromEntries(filters),
    'page-size': String(pageSize),
    ...(care === 'senior-living' ? {} : { toc: care }),
    ...(state ? { state: state.code } : {}),
    ...placeFilter(place),
  }
  const found = await orErrorPage(api.communities.list(query))
  const nearby =
    place && found.total < pageSize && !tidy.has('page-number') ? await around(api, place, query, found.items) : []
  const page = Number(tidy.get('page-number') ?? 1)
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

async function around(
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

/** Drops empty fields, and joins several choices of one list into one parameter. */
function tidyParameters(given: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value !== '')
    if (
      values.length === 0 ||
      (name === 'page-number' && values[0] === '1') ||
      (name === 'sort' && values[0] === 'recommended')
    )
      continue
    tidy.set(name, listParameters.has(name) ? values.join(',') : (values[0] ?? ''))
  }
  return tidy
}
