import { handleError, renderPage, streamTimeout } from '@pkg/remix-host/server'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isbot } from 'isbot'
import { holdScripts } from '~/site/server/hold-scripts'

export { handleError, streamTimeout }

/** Renders a page of the marketplace. Search engines get it in one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  return renderPage({
    request,
    status,
    headers,
    remixContext,
    loadContext,
    isWhole: isbot(request.headers.get('user-agent')),
    transform: holdScripts(),
  })
}
