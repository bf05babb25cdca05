/** Returns the URL of a page’s data. Remix serves it at the page’s path with `.data`. */
export function dataUrl(page: { pathname: string; search: string }): string {
  return withoutRoutes(`${page.pathname.replace(/\/$/, '')}.data${page.search}`)
}

/** Returns whether a request asks for the data at a URL. */
export function asksFor(url: string, input: Parameters<typeof fetch>[0]): boolean {
  if (input instanceof Request) return false
  const { origin, pathname, search } = new URL(input, location.href)
  return origin === location.origin && withoutRoutes(pathname + search) === url
}

/** Loads the data at a URL. Returns undefined if that may succeed later. */
export async function loadData(send: typeof fetch, url: string): Promise<Response | undefined> {
  try {
    const response = await send(url)
    if (response.status >= 500 || response.status === 429) return undefined
    // Waits for all of it, because the connection can still fail.
    await response.clone().arrayBuffer()
    return response
  } catch {
    return undefined
  }
}

/** Returns a path and query without what the router adds to the request or leaves out of it: the routes, and the mark of an index route’s form. */
function withoutRoutes(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('_routes')
  parameters.delete('index', '')
  const rest = parameters.toString()
  return rest ? `${path}?${rest}` : path
}
