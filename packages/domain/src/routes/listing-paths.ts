import { isTypeOfCareSlug } from '../care/care-names'
import { anyCareSlug, type CareTypeSlug, type TypeOfCareSlug } from '../care/care-types'
import { slugify } from '../places/slugify'
import { stateByCode, stateBySlug, type StateCode } from '../places/states'

/** A page of the marketplace, by the slugs in its path. A place is a city or, if there is none, a county. [ROUTE-002 to ROUTE-006] */
export type MarketplacePath =
  | { kind: 'care'; care: TypeOfCareSlug }
  | { kind: 'state'; care: TypeOfCareSlug; state: StateCode }
  | { kind: 'place'; care: TypeOfCareSlug; state: StateCode; place: string }
  | { kind: 'community'; care: TypeOfCareSlug; state: StateCode; place: string; community: string }

const stateSlug = (code: string) => stateByCode(code)?.slug ?? slugify(code)

/**
 * Returns a category page's URL, `/{care-type-slug}/{state-name-slug}/{city-slug}`, as far as the values are given: `senior-living`
 * without a care type, the state by its two-letter code, and the city or county by name or slug. Omits a city without its state.
 * [ROUTE-001 to ROUTE-005, ROUTE-007]
 */
export function categoryUrl({
  care = anyCareSlug,
  state,
  city,
}: {
  care?: TypeOfCareSlug | undefined
  state?: string | undefined
  city?: string | undefined
}): string {
  const segments = state ? [care, stateSlug(state), ...(city ? [slugify(city)] : [])] : [care]
  return `/${segments.join('/')}`
}

/** Returns the URL of a community's page under its first care type. [ROUTE-006] */
export function communityUrl(community: {
  id: string
  care: readonly CareTypeSlug[]
  address: { state: string; city: string }
}): string {
  const { state, city } = community.address
  return `${categoryUrl({ care: community.care[0], state, city })}/${community.id}`
}

/** Returns a marketplace page's path, the inverse of `parseMarketplacePath`. [ROUTE-001 to ROUTE-006] */
export function marketplacePath(path: MarketplacePath): string {
  if (path.kind === 'care') return categoryUrl({ care: path.care })
  if (path.kind === 'state') return categoryUrl({ care: path.care, state: path.state })
  const category = `/${path.care}/${stateSlug(path.state)}/${path.place}`
  return path.kind === 'place' ? category : `${category}/${path.community}`
}

/**
 * Parses a path, or returns none for an unknown care type or state, a segment that isn't a slug, or more than four segments. Only the
 * catalog knows whether a city, county, or community with that slug exists. Ignores a trailing slash. [ROUTE-001 to ROUTE-006]
 */
export function parseMarketplacePath(pathname: string): MarketplacePath | undefined {
  const [care = '', stateSegment, place, community, ...rest] = pathname.replace(/^\/|\/$/g, '').split('/')
  if (!isTypeOfCareSlug(care) || rest.length > 0) return undefined
  if (stateSegment === undefined) return { kind: 'care', care }
  const state = stateBySlug(stateSegment)
  if (state?.slug !== stateSegment) return undefined
  if (place === undefined) return { kind: 'state', care, state: state.code }
  if (!isSlug(place)) return undefined
  if (community === undefined) return { kind: 'place', care, state: state.code, place }
  return isSlug(community) ? { kind: 'community', care, state: state.code, place, community } : undefined
}

const isSlug = (segment: string) => segment !== '' && slugify(segment) === segment
