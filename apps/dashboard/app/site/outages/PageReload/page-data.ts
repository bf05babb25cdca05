/** Milliseconds after which a connection that doesn't answer is given up. */
const longestLoad = 20_000

/** Returns the URL of a page’s data. Remix serves it at the page’s path with `.data`. */
export function dataUrl({ pathname, search }: { pathname: string; search: string }): string {
  return withoutRoutes(`${pathname.replace(/\/$/, '')}.data`, search)
}

/** Returns whether a request asks for the data at a URL. */
export function asksFor(url: string, input: Parameters<typeof fetch>[0]): boolean {
  if (input instanceof Request) return false
  const { origin, pathname, search } = new URL(input, location.href)
  return origin === location.origin && withoutRoutes(pathname, search) === url
}

/** Returns whether the router sends a request: for the data of a page, or with a form of it. */
export function isOfRouter(input: Parameters<typeof fetch>[0]): boolean {
  return !(input instanceof Request) && new URL(input, location.href).pathname.endsWith('.data')
}

/** Loads the data at a URL. Returns undefined if that may succeed later. */
export async function loadData(
  send: typeof fetch,
  url: Parameters<typeof fetch>[0],
  signal: AbortSignal,
): Promise<Response | undefined> {
  const limit = new AbortController()
  const end = () => limit.abort()
  const timer = setTimeout(end, longestLoad)
  signal.addEventListener('abort', end)
  try {
    const response = await send(url, { signal: limit.signal })
    // Another answer comes from a proxy in between.
    const isData = response.headers.get('content-type')?.startsWith('text/x-script') ?? false
    if (!isData || response.status >= 500 || response.status === 429) return undefined
    // Waits for all of it, because the connection can still fail.
    await response.clone().arrayBuffer()
    return response
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** Returns a path and query without what the router adds to the request or leaves out of it: the routes, and the mark of an index route’s form. */
function withoutRoutes(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('_routes')
  parameters.delete('index', '')
  const query = parameters.toString()
  return query ? `${pathname}?${query}` : pathname
}
