import { now } from '@pkg/domain'
import type { RequestHandler, ServerBuild } from '@remix-run/node'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { PresentBrand } from '../host/present-brand'
import type { HostSettings } from '../host/settings'
import { publicAddress } from '../site/public-address'
import { loadContext } from '../site/site-context'
import { DataVersion } from './data-version'
import { type FoundPage, PageCache } from './page-cache'
import { type PageRequest, pageRequestReader, type PageVariants } from './page-request'

/** What the public pages of a site need. */
export interface PublicPagesOptions {
  build: ServerBuild
  /** The base path of the site's pages, with a leading and a trailing slash. */
  base: string
  settings: HostSettings
  /** The brand that pages show. */
  brand: PresentBrand
  variants: PageVariants
  handle: RequestHandler
  log: FastifyBaseLogger
  /** The clock, in milliseconds. */
  readTime?: () => number
}

/** The public pages of a site, which are rendered without anything about the visitor and stored for everyone. [FIND-014] */
export class PublicPages {
  readonly #cache: PageCache
  readonly #versions: DataVersion
  readonly #read: ReturnType<typeof pageRequestReader>

  constructor(private readonly options: PublicPagesOptions) {
    const { build, base, settings, variants, log, readTime = () => now().getTime() } = options
    this.#read = pageRequestReader(build, base, variants)
    this.#versions = new DataVersion({
      read: (signal) => readVersion(settings.apiUrl, signal),
      now: readTime,
      onChange: (isAvailable) =>
        isAvailable
          ? log.info('The API is available again. Public pages are current')
          : log.warn('The API is unavailable. Stored public pages are sent for up to ten minutes'),
    })
    this.#cache = new PageCache({
      versions: this.#versions,
      now: readTime,
      onError: (error) => log.warn({ err: error }, 'A public page could not be rendered for everyone'),
    })
  }

  /** Returns the page to send, or undefined when the request needs a response of its own. */
  async find(request: FastifyRequest): Promise<FoundPage | undefined> {
    const { settings } = this.options
    const page = this.#read({
      method: request.method,
      origin: publicAddress(settings, request),
      url: request.raw.url ?? '/',
      cookie: request.headers.cookie,
    })
    return page && this.#cache.find(page.key, () => this.#render(page, request.ip), page)
  }

  /** Makes the next page current, because something was written through this process. */
  expire(): void {
    this.#versions.expire()
  }

  /**
   * Renders a page from a request that has nothing of the visitor's but the network address, with which the API limits requests.
   *
   * @throws When something couldn't be loaded, or rendering failed.
   */
  async #render({ url, headers }: PageRequest, clientAddress: string): Promise<Response> {
    const { settings, handle } = this.options
    const failures: string[] = []
    const onApiFailure = (reason: string) => void failures.push(reason)
    const brand = await this.options.brand.fresh(clientAddress, onApiFailure)
    const context = loadContext({ ...settings, brand }, { clientAddress, isShared: true, onApiFailure })
    // Remix and the page release their memory only when their request ends.
    const ended = new AbortController()
    try {
      const response = await handle(new Request(url, { headers, signal: ended.signal }), context)
      const body = await response.arrayBuffer()
      if (response.status >= 500) failures.push(`status ${response.status}`)
      if (failures[0] !== undefined) throw new Error(`${new URL(url).pathname} is incomplete: ${failures.join(', ')}`)
      return new Response(body, { status: response.status, headers: response.headers })
    } finally {
      ended.abort()
    }
  }
}

async function readVersion(apiUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${apiUrl}/data-version`, { signal })
  const version = await response.text()
  if (!response.ok) throw new Error(`The API returned ${response.status} for the version of its data`)
  return version
}
