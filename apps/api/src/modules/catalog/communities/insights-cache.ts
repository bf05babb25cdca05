import type { SearchInsights } from '@pkg/api-client'
import type { ListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { searchInsights } from './search-insights-store'

const cacheMilliseconds = 60_000
const maxEntries = 500

/** A cache of search insights, one minute for each search. Insights of the whole country are the slowest, and everyone gets the same ones. */
export class InsightsCache {
  readonly #orm: Orm
  readonly #entries = new Map<string, { until: number; insights: Promise<SearchInsights> }>()

  constructor(orm: Orm) {
    this.#orm = orm
  }

  /** Returns the insights of a search, which don't depend on page, page size, or sort order. */
  get({
    pageNumber: _page,
    pageSize: _size,
    sort: _order,
    geo: _origin,
    ...query
  }: ListingQuery): Promise<SearchInsights> {
    const key = JSON.stringify(query)
    const cached = this.#entries.get(key)
    if (cached && cached.until > Date.now()) return cached.insights
    const insights = searchInsights(this.#orm, { ...query, pageNumber: 1, pageSize: 1, sort: 'recommended' })
    this.#entries.delete(key)
    this.#entries.set(key, { until: Date.now() + cacheMilliseconds, insights })
    insights.catch(() => this.#entries.delete(key))
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest)
    return insights
  }
}
