import { apiFor, forwardCookies } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadCallers } from '~/features/advisor/index.server'

/** Returns who would call this visitor about a community, or null if that can’t be said now. It’s never cached. [TRUTH-001, FIND-014] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { headers, onHeaders } = forwardCookies()
  headers.set('cache-control', 'private, no-store')
  const callers = await loadCallers(apiFor(request, context), params['community'] ?? '', onHeaders)
  return data(callers ?? null, { headers })
}
