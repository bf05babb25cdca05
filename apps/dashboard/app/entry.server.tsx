import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceProvider } from '~/components/Nonce/Nonce'
import { hostContext } from '~/server/host-context'

/** Milliseconds after which loader data still on its way is given up. */
export const streamTimeout = 5000

/** Streams a page, its inline scripts allowed by the host's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = hostContext(loadContext)
  const withNonce = nonce ? { nonce } : {}
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} {...withNonce} />
      </NonceProvider>,
      {
        ...withNonce,
        onShellReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          // What staff see of families stays out of every cache.
          headers.set('cache-control', 'private, no-store')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(problem) {
          if (!request.signal.aborted) console.error(problem)
        },
      },
    )
    const giveUp = setTimeout(abort, streamTimeout + 1000)
    // A page that is through must not stay in memory until then.
    request.signal.addEventListener('abort', () => clearTimeout(giveUp))
  })
}
