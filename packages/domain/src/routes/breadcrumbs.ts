import { careLabel } from '../care/care-names'
import type { TypeOfCareSlug } from '../care/care-types'
import { stateName, type StateCode } from '../places/states'
import * as texts from '../texts'
import { categoryUrl } from './listing-paths'

/** One breadcrumb. */
export interface Breadcrumb {
  label: string
  href: string
}

/** The breadcrumb that all others follow. [ROUTE-015] */
export const homeBreadcrumb: Breadcrumb = { label: texts.home, href: '/' }

/** Returns a listing's breadcrumbs: home, care type, state, and city or county by name, as far as the listing is filtered. [ROUTE-015] */
export function listingBreadcrumbs(place: {
  care: TypeOfCareSlug
  state?: StateCode | undefined
  city?: string | undefined
}): Breadcrumb[] {
  const { care, state, city } = place
  const crumbs = [homeBreadcrumb, { label: careLabel(care), href: categoryUrl({ care }) }]
  if (!state) return crumbs
  crumbs.push({ label: stateName(state), href: categoryUrl({ care, state }) })
  if (city) crumbs.push({ label: city, href: categoryUrl({ care, state, city }) })
  return crumbs
}
