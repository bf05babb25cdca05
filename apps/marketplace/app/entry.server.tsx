import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceProvider } from '~/components/Nonce/Nonce'
import { hostContext } from '~/server/host-context'
import { lowPriorityPreloads } from '~/server/low-priority-preloads'

export const streamTimeout = 5000

/** Streams a page; search engines get it whole. */
export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const { nonce } = hostContext(loadContext)
  return new Promise<Response>((resolve, reject) => {
    let status = responseStatusCode
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        [ready]() {
          const body = lowPriorityPreloads()
          responseHeaders.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers: responseHeaders, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(problem: unknown) {
          status = 500
          if (!request.signal.aborted) console.error(problem)
        },
      },
    )
    const giveUp = setTimeout(abort, streamTimeout + 1000)
    // A page that is through must not stay in memory until then.
    request.signal.addEventListener('abort', () => clearTimeout(giveUp))
  })
}
