import type { SearchRelaxation } from '@pkg/api-client'
import { type ListingQuery, type RelaxedListing, relaxListingQuery } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { cachedForAMinute } from './minute-cache'
import { searchCommunities } from './search-store'
import { parseTile } from './tile-resource'

/** The most changes that are counted, so a URL with every amenity costs little. */
const mostGroups = 20

/**
 * Returns a function for the single changes of a search that would show communities, cached for a minute. They don't depend on the page and the sort order.
 * [FIND-006]
 */
export function cachedRelaxations(orm: Orm): (query: ListingQuery) => Promise<SearchRelaxation[]> {
  const load = cachedForAMinute((query: ListingQuery) => findRelaxations(orm, query))
  return ({ geo: _origin, ...query }) => load({ ...query, pageNumber: 1, pageSize: 1, sort: 'recommended' })
}

/** Returns the changes that show the most communities first. Of a price or a circle, only the smallest step that shows any counts. */
async function findRelaxations(orm: Orm, query: ListingQuery): Promise<SearchRelaxation[]> {
  const groups = relaxListingQuery(query).slice(0, mostGroups)
  const found = await Promise.all(groups.map((steps) => firstWithCommunities(orm, steps)))
  return found.flatMap((one) => one ?? []).toSorted((one, other) => other.total - one.total)
}

async function firstWithCommunities(orm: Orm, steps: readonly RelaxedListing[]): Promise<SearchRelaxation | undefined> {
  for (const { relaxation, query } of steps) {
    const { total, resources } = await searchCommunities(orm, { ...query, ...nearestFirst(relaxation) })
    const [first] = resources
    if (first === undefined) continue
    const nearest = parseTile(first)
    const id = Object.values(relaxation).join(' ')
    return { id, relaxation, total, nearest }
  }
  return undefined
}

/** Returns the order in which the community that misses the least is the first. */
function nearestFirst(relaxation: RelaxedListing['relaxation']): Pick<ListingQuery, 'sort'> {
  const isPrice = relaxation.kind === 'without' && ['starting-rate', 'stays'].includes(relaxation.parameter)
  if (relaxation.kind === 'price' || isPrice) return { sort: 'price' }
  return { sort: relaxation.kind === 'circle' ? 'distance' : 'recommended' }
}
