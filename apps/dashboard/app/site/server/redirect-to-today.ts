import { redirect } from '@remix-run/node'
import { base } from '~/site/sign-in-path'

/**
 * Returns a redirect to Today with a query. It names the host, because Remix adds the base path a second time to a redirect to the start page that has
 * a query.
 */
export function redirectToToday(request: Request, query: Readonly<Record<string, string>>) {
  const { host } = new URL(request.url)
  return redirect(`//${host}${base}/?${new URLSearchParams(query).toString()}`)
}
