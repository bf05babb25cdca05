import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { DataVersion } from './data-version'
import { sizeOf, type StoredPage, storePage } from './stored-page'

/** How long a page is sent without being rendered again while the data doesn't change, because some of its texts depend on the day. */
const maxAge = 60_000
/** How long a page is sent after its data was last known to be current, while the API is unavailable. */
const maxOutage = 600_000
/** How long a request waits for a changed page before it gets the last one. */
const patience = 1000
/** Pages that don't exist have memory of their own, so no one can displace the others with invented URLs. */
const memory = { found: 64 * 1024 * 1024, missing: 2 * 1024 * 1024 }

/** How a page was found: unchanged, unchanged but old, just rendered, or the last one while the API is slow or unavailable. */
export type PageSource = 'hit' | 'revalidating' | 'miss' | 'outage'

/** A page to send, and how it was found. */
export interface FoundPage {
  page: StoredPage
  source: PageSource
}

/** Renders a page for everyone. Rejects when the page lacks something that couldn't be loaded. */
export type RenderPage = () => Promise<Response>

/** What the cache needs, which tests replace. */
export interface PageCacheOptions {
  versions: Pick<DataVersion, 'current' | 'last'>
  now: () => number
  /** Called when a page couldn't be rendered. */
  onError: (error: unknown) => void
  memory?: { found: number; missing: number }
}

/**
 * Stores the pages that are the same for everyone, as long as the API's data doesn't change. Pages that are needed at the same time are rendered
 * once. While the API is slow or unavailable, the last page is sent for ten minutes. [FIND-014]
 */
export class PageCache {
  readonly #found: LRUCache<string, StoredPage>
  readonly #missing: LRUCache<string, StoredPage>
  readonly #renderings = new Map<string, Promise<StoredPage | undefined>>()

  constructor(private readonly options: PageCacheOptions) {
    const { found, missing } = options.memory ?? memory
    this.#found = new LRUCache({ maxSize: found, sizeCalculation: sizeOf })
    this.#missing = new LRUCache({ maxSize: missing, sizeCalculation: sizeOf })
  }

  /** Returns the page of a key, or undefined when there's none to store, so it must be rendered for this request. */
  async find(
    key: string,
    render: RenderPage,
    { isTimely = false }: { isTimely?: boolean } = {},
  ): Promise<FoundPage | undefined> {
    const stored = this.#found.get(key) ?? this.#missing.get(key)
    const version = await this.options.versions.current()
    const last = stored && this.#isUsable(stored) ? stored : undefined
    if (version === undefined) return last && { page: last, source: 'outage' }
    const isCurrent = stored?.version === version
    if (isCurrent && this.options.now() - stored.renderedAt <= maxAge) return { page: stored, source: 'hit' }
    const rendering = this.#render(key, version, render).catch((error: unknown) => {
      this.options.onError(error)
      return last
    })
    if (isCurrent && !isTimely) return { page: stored, source: 'revalidating' }
    const page = await (last ? soon(rendering, last) : rendering)
    return page && { page, source: page === last ? 'outage' : 'miss' }
  }

  /** Renders and stores a page, once for all who need it from the same data. */
  #render(key: string, version: string, render: RenderPage): Promise<StoredPage | undefined> {
    const name = `${version} ${key}`
    const running = this.#renderings.get(name)
    if (running) return running
    const rendering = this.#store(key, version, render).finally(() => this.#renderings.delete(name))
    this.#renderings.set(name, rendering)
    return rendering
  }

  async #store(key: string, version: string, render: RenderPage): Promise<StoredPage | undefined> {
    const response = await render()
    const previous = this.#found.get(key)
    const page = await storePage(response, { version, now: this.options.now(), previous })
    if (page?.status === 404) this.#missing.set(key, page)
    else this.#missing.delete(key)
    if (page?.status === 200) this.#found.set(key, page)
    // A page that is gone must not come back during an outage.
    else this.#found.delete(key)
    return page
  }

  #isUsable({ version, renderedAt }: StoredPage): boolean {
    const { last } = this.options.versions
    const confirmedAt = last?.version === version ? last.at : renderedAt
    return this.options.now() - confirmedAt <= maxOutage
  }
}

/** Returns the new page, or the last one if the new one takes long. */
async function soon(rendering: Promise<StoredPage | undefined>, last: StoredPage): Promise<StoredPage | undefined> {
  const timer = new AbortController()
  const late = pause(patience, last, { signal: timer.signal, ref: false }).catch(() => last)
  const page = await Promise.race([rendering, late])
  timer.abort()
  return page
}
