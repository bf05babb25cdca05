import { isTypeOfCareSlug, type State, stateBySlug, type TypeOfCareSlug } from '@pkg/domain'
import { errorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'
import { pageUrl } from '~/site/frame/site-path'
import { canonicalListingUrl, type ListingPath } from './listing-url'

/** What the segments of a listing's path may consist of. Others, such as an encoded slash, would lead a redirect to another site. */
const segmentPattern = /^[\w-]+$/

/** A listing's URL in its one spelling. */
export interface ListingAddress {
  url: URL
  care: TypeOfCareSlug
  state: State | undefined
}

/**
 * Reads the URL of a listing. Throws a redirect to the canonical URL for another spelling, and the page for 404 if there can't be such a listing.
 * [ROUTE-001 to ROUTE-005, ROUTE-018]
 */
export function readListingPath(request: Request, path: ListingPath): ListingAddress {
  const segments: (string | undefined)[] = [path.care, path.state, path.place]
  const isListing = segments.every((segment) => segment === undefined || segmentPattern.test(segment))
  if (!isListing || !isTypeOfCareSlug(path.care.toLowerCase())) throw errorPage('not-found', 404)
  const url = pageUrl(request)
  const spelled = canonicalListingUrl(path, url.searchParams)
  if (spelled !== url.pathname + url.search) {
    const { pathname, searchParams } = new URL(spelled, url)
    if (pathname !== url.pathname || searchParams.toString() !== url.searchParams.toString())
      throw redirect(spelled, isSameButCase(url, spelled) ? 301 : 302)
  }
  const care = isTypeOfCareSlug(path.care) ? path.care : undefined
  const state = path.state === undefined ? undefined : stateBySlug(path.state)
  if (!care || (path.state !== undefined && state?.slug !== path.state)) throw errorPage('not-found', 404)
  return { url, care, state }
}

const isSameButCase = ({ pathname, search }: URL, spelled: string) => pathname.toLowerCase() + search === spelled
