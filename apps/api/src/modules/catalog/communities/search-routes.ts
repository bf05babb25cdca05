import type { ListingQuery, Point } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { findPlaceByName } from '../places/place-service'
import { suggest } from '../suggestions/suggestion-service'
import { findByName } from './name-search-store'
import { cachedInsights } from './insights-cache'
import { listingDocument, readListingQuery } from './listing-request'
import { mapPins } from './map-pin-store'
import { cachedRelaxations } from './search-relaxations'
import { searchCommunities } from './search-store'
import { parseTile } from './tile-resource'

/** Serves search: result pages, maps, names, and insights. [API-028] */
export function searchRoutes(app: FastifyInstance, orm: Orm): void {
  const insights = cachedInsights(orm)
  const relaxations = cachedRelaxations(orm)

  implementEndpoints(app, orm, 'search', {
    async page({ search, reads }) {
      const query = readListingQuery(search)
      const [found, queryInsights, place] = await Promise.all([
        searchCommunities(reads, query),
        insights(query),
        findQueryPlace(reads, query),
      ])
      return {
        id: 'current',
        ...(place && { place }),
        total: found.total,
        communities: found.resources.map(parseTile),
        insights: queryInsights,
      }
    },

    pins({ search, query, reads }) {
      return mapPins(reads, readListingQuery(search), query.zoom)
    },

    async referral({ request, search, reads }) {
      const query = readListingQuery(search)
      return listingDocument(request.url, await searchCommunities(reads, query, { isReferable: true }), query)
    },

    async suggest({ query, reads }) {
      const items = await suggest(reads, query.q, query.limit ?? 8)
      return { items, total: items.length }
    },

    async communities({ request, query, reads }) {
      const { number, size, offset } = parsePage(query)
      const near = query.geo === undefined ? undefined : parsePoint(query.geo)
      const found = await findByName(reads, { text: query.q, limit: size, offset, ...(near && { near }) })
      return listingDocument(request.url, found, { pageNumber: number, pageSize: size })
    },

    insights({ search }) {
      return insights(readListingQuery(search))
    },

    async relaxations({ search }) {
      const items = await relaxations(readListingQuery(search))
      return { items, total: items.length }
    },
  })
}

function findQueryPlace(orm: Orm, { state, city, filter }: ListingQuery) {
  const named = city ?? filter.county
  return state && named !== undefined ? findPlaceByName(orm, state, named) : undefined
}

function parsePoint(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}
