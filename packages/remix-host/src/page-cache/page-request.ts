import type { ServerBuild } from '@remix-run/node'
import { publicPageFinder } from './public-page'

/** What a stored page may depend on besides its URL, and what it never depends on. */
export interface PageVariants {
  /** The cookies that change how a page looks first, such as the text size, and their values. Any other value counts as none. */
  cookies: readonly { name: string; values: readonly string[] }[]
  /** Query parameters that change nothing on the server, such as those of campaigns. A name that ends with `*` means all that start with the text before it. */
  ignoredParameters: readonly string[]
}

/** A request for a public page: its key among the stored pages, and the request without anything about the visitor. */
export interface PageRequest {
  key: string
  url: string
  headers: Record<string, string>
  /** Whether a page older than a minute isn't sent. */
  isTimely: boolean
}

/** The parts of a request that a public page can depend on. */
interface Sent {
  method: string
  /** The address with which people reach the site. */
  origin: string
  /** Path and query. */
  url: string
  cookie: string | undefined
}

const longestUrl = 500

/**
 * Returns a function that reads the request of a public page under a base path, or undefined for a request that no stored page may answer: another page, another
 * method, or a parameter that the page doesn't have. [FIND-014]
 */
export function pageRequestReader(
  build: Pick<ServerBuild, 'routes'>,
  base: string,
  variants: PageVariants,
): (sent: Sent) => PageRequest | undefined {
  const findPage = publicPageFinder(build, base)
  const isIgnored = parameterMatcher(variants.ignoredParameters)
  return ({ method, origin, url, cookie }) => {
    if ((method !== 'GET' && method !== 'HEAD') || url.length > longestUrl) return undefined
    // Not resolved against the origin, because a path that starts with two slashes would replace it.
    if (!URL.canParse(origin + url)) return undefined
    const { pathname, searchParams } = new URL(origin + url)
    const isData = pathname.endsWith('.data')
    const page = findPage(isData ? pagePath(pathname) : pathname)
    if (!page) return undefined
    const kept = new URLSearchParams()
    for (const [parameter, value] of searchParams) {
      if (isIgnored(parameter)) continue
      const isKnown = isData && parameter === '_routes' ? areRoutes(value, build) : page.parameters.includes(parameter)
      if (!isKnown || kept.has(parameter)) return undefined
      kept.set(parameter, value)
    }
    kept.sort()
    const neutral = `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`
    const sent = variants.cookies.flatMap(({ name, values }) => readVariant(cookie, name, values) ?? [])
    const variant = sent.join('; ')
    return {
      key: `${variant} ${neutral}`,
      url: neutral,
      isTimely: page.isTimely ?? false,
      headers: { host: new URL(origin).host, ...(variant === '' ? {} : { cookie: variant }) },
    }
  }
}

/** Returns the path of the page whose data the router requests. */
function pagePath(path: string): string {
  const page = path.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

const areRoutes = (list: string, build: Pick<ServerBuild, 'routes'>) =>
  list.split(',').every((id) => build.routes[id] !== undefined)

function parameterMatcher(names: readonly string[]): (parameter: string) => boolean {
  const exact = new Set(names.filter((name) => !name.endsWith('*')))
  const starts = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  return (parameter) => exact.has(parameter) || starts.some((start) => parameter.startsWith(start))
}

/** Returns the cookie with which a page looks different, as it was sent, if its value is a known one. */
function readVariant(cookies: string | undefined, name: string, values: readonly string[]): string | undefined {
  if (!cookies?.includes(name)) return undefined
  return cookies.split(/; */).find((cookie) => {
    const [sentName, value = ''] = cookie.replace(/^__Host-/, '').split('=')
    return sentName === name && values.includes(decodeValue(value))
  })
}

/** Decodes the value of a cookie that `siteCookie` wrote. Returns an empty text for any other one. */
function decodeValue(value: string): string {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString())
    return typeof decoded === 'string' ? decoded : ''
  } catch {
    return ''
  }
}
