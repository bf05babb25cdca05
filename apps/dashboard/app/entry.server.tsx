import { handleError, renderPage, streamTimeout } from '@pkg/remix-host/server'
import type { AppLoadContext, EntryContext } from '@remix-run/node'

export { handleError, streamTimeout }

/** Renders a page of the dashboard. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  // No cache may store what staff see of families.
  headers.set('cache-control', 'private, no-store')
  return renderPage({ request, status, headers, remixContext, loadContext })
}
