import { pipeline, type Transform } from 'node:stream'
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { siteContext } from '../site/site-context'
import { closingTagsLast } from './closing-tags'
import { NonceProvider } from './nonce'
import { withoutNulBytes } from './nul-bytes'

/** Milliseconds before a page stops waiting for streamed loader data. Export it from `entry.server.tsx`. */
export const streamTimeout = 5000

/** A page to render: the parameters of Remix's `handleRequest`, and what a site decides. */
export interface PageToRender {
  request: Request
  status: number
  headers: Headers
  remixContext: EntryContext
  loadContext: AppLoadContext
  /** Sends the page in one piece instead of streaming it, as for search engines. */
  isWhole?: boolean
  /** Rewrites the page while it is sent. */
  transform?: Transform
}

/** Renders a page as a stream, or in one piece if it's stored for everyone. The site's nonce allows the inline scripts of a streamed page. */
export function renderPage({
  request,
  status,
  headers,
  remixContext,
  loadContext,
  isWhole = false,
  transform,
}: PageToRender): Promise<Response> {
  const { nonce, isShared } = siteContext(loadContext)
  const withNonce = nonce ? { nonce } : {}
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} {...withNonce} />
      </NonceProvider>,
      {
        ...withNonce,
        [isWhole || isShared ? 'onAllReady' : 'onShellReady']() {
          const body = closingTagsLast()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }))
          // When the browser leaves, the rendering ends too. It reports its own errors.
          pipeline([pipe(withoutNulBytes()), ...(transform ? [transform] : []), body], () => {})
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          if (!request.signal.aborted) console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
    // A page that has been sent must not stay in memory until the timer fires.
    request.signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
