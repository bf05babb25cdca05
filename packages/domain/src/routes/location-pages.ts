import { isTypeOfCareSlug } from '../care/care-names'
import { stateBySlug } from '../places/states'

const excluded = ['dashboard', 'partners', 'agents', 'plus']

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** Returns whether location logic excludes this path: those that start with `dashboard`, `partners`, `agents`, or `plus`. [ROUTE-016] */
export function isExcludedFromLocation(pathname: string): boolean {
  return excluded.includes(segmentsOf(pathname)[0] ?? '')
}

/** Returns whether a path is a location page: a care type, including `care-home`, with a third segment. [ROUTE-016, ROUTE-017] */
export function isLocationPage(pathname: string): boolean {
  const [first = '', , third] = segmentsOf(pathname)
  return third !== undefined && isTypeOfCareSlug(first)
}

/**
 * Returns the city or county of a location page as people type it, such as `Fort Collins, CO`. Undefined for every other page, also for those that
 * location logic excludes. [ROUTE-016, ROUTE-017]
 */
export function locationOfPath(pathname: string): string | undefined {
  if (isExcludedFromLocation(pathname) || !isLocationPage(pathname)) return undefined
  const [, stateSlug = '', place = ''] = segmentsOf(pathname)
  const state = stateBySlug(stateSlug)
  if (!state) return undefined
  const words = place.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join(' ')}, ${state.code}`
}
