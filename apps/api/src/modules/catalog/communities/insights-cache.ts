import type { SearchInsights } from '@pkg/api-client'
import type { ListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { cachedForAMinute } from './minute-cache'
import { searchInsights } from './search-insights-store'

/**
 * Returns a function for the insights of a search, cached for a minute. They don't depend on page, page size, or sort order. Insights of the whole
 * country are the slowest, and everyone gets the same ones.
 */
export function cachedInsights(orm: Orm): (query: ListingQuery) => Promise<SearchInsights> {
  const load = cachedForAMinute((query: ListingQuery) => searchInsights(orm, query))
  return ({ geo: _origin, ...query }) => load({ ...query, pageNumber: 1, pageSize: 1, sort: 'recommended' })
}
