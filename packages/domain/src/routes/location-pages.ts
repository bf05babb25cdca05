import { isTypeOfCareSlug } from '../care/care-names'

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
