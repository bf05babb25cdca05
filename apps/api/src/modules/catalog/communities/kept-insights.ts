import type { SearchInsights } from '@pkg/api-client'
import type { ListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { searchInsights } from './search-insights'

const keepMilliseconds = 60_000
const mostKept = 500

/** Figures of searches, each kept for a minute: those of a whole country are the dearest, and the same for everybody. */
export class KeptInsights {
  readonly #orm: Orm
  readonly #kept = new Map<string, { until: number; insights: Promise<SearchInsights> }>()

  constructor(orm: Orm) {
    this.#orm = orm
  }

  /** The figures of a search; its page, size of page and order change nothing. */
  of({
    pageNumber: _page,
    pageSize: _size,
    sort: _order,
    geo: _origin,
    ...query
  }: ListingQuery): Promise<SearchInsights> {
    const key = JSON.stringify(query)
    const known = this.#kept.get(key)
    if (known && known.until > Date.now()) return known.insights
    const insights = searchInsights(this.#orm, { ...query, pageNumber: 1, pageSize: 1, sort: 'recommended' })
    this.#kept.delete(key)
    this.#kept.set(key, { until: Date.now() + keepMilliseconds, insights })
    insights.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    return insights
  }
}
