import { safeRedirectPath } from '@pkg/domain'

/** The base path of the dashboard, without a trailing slash. */
export const base = '/dashboard'

/** Returns the path of the sign-in page, which redirects back to the page at `url`. [QUERY-001, QUERY-006] */
export function signInPath(url: string): string {
  const { pathname, search } = new URL(url)
  const isStart = search === '' && (pathname === base || pathname === `${base}/`)
  return isStart ? '/sign-in' : `/sign-in?loginRedirect=${encodeURIComponent(pathname + search)}`
}

/**
 * Returns the path to go to after sign-in: `wanted` if it's a page of the dashboard, otherwise the start page. [AUTH-004, QUERY-001]
 */
export function pathAfterSignIn(wanted: string | null): string {
  const path = safeRedirectPath(wanted, `${base}/`)
  return path.startsWith(`${base}/`) ? path.slice(base.length) : '/'
}
