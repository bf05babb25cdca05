import { safeRedirectPath } from '@pkg/domain'

/** The path under which the dashboard lives, without a slash at its end. */
export const base = '/dashboard'

/** Where to sign in, and to come back from to the page at `url`. [QUERY-001, QUERY-006] */
export function signInPath(url: string): string {
  const { pathname, search } = new URL(url)
  const isStart = search === '' && (pathname === base || pathname === `${base}/`)
  return isStart ? '/sign-in' : `/sign-in?loginRedirect=${encodeURIComponent(pathname + search)}`
}

/**
 * Where to go after sign-in, as a path of the dashboard's router: `wanted` if it is one of the dashboard's own pages, else the start
 * page. [AUTH-004, QUERY-001]
 */
export function pathAfterSignIn(wanted: string | null): string {
  const path = safeRedirectPath(wanted, `${base}/`)
  return path.startsWith(`${base}/`) ? path.slice(base.length) : '/'
}
