import type { Suggestion } from '@pkg/api-client'
import type { CommunityTile, ListingQuery, Point } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { findPlaces, findPlaceByName } from '../places/place-service'
import { findByName, suggestByName } from './name-search-store'
import { InsightsCache } from './insights-cache'
import { listingDocument, readListingQuery } from './listing-request'
import { mapPins } from './map-pin-store'
import { searchCommunities } from './search-store'

/** Serves search: result pages, maps, names, and insights. [API-028] */
export function searchRoutes(app: FastifyInstance, orm: Orm): void {
  const insights = new InsightsCache(orm)

  implementEndpoints(app, orm, 'search', {
    async page({ search, reads }) {
      const query = readListingQuery(search)
      const [found, queryInsights, place] = await Promise.all([
        searchCommunities(reads, query),
        insights.get(query),
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
      const limit = query.limit ?? 8
      const [places, communities] = await Promise.all([
        findPlaces(reads, query.q, limit),
        suggestByName(reads, { text: query.q, limit, offset: 0 }),
      ])
      const placeSuggestions = places.map(({ id, name, state, kind, path }): Suggestion => {
        return { id, kind: 'place', name, detail: kind === 'state' ? '' : state, path }
      })
      const communitySuggestions = communities.map(({ id, name, city, state, url }): Suggestion => {
        return { id, kind: 'community', name, detail: `${city}, ${state}`, path: url }
      })
      // Each kind gets half of the list, and one kind fills what the other leaves.
      const share = Math.max(Math.ceil(limit / 2), limit - communitySuggestions.length)
      const items = [...placeSuggestions.slice(0, share), ...communitySuggestions].slice(0, limit)
      return { items, total: items.length }
    },

    async communities({ request, query, reads }) {
      const { number, size, offset } = parsePage(query)
      const near = query.geo === undefined ? undefined : parsePoint(query.geo)
      const found = await findByName(reads, { text: query.q, limit: size, offset, ...(near && { near }) })
      return listingDocument(request.url, found, { pageNumber: number, pageSize: size })
    },

    insights({ search }) {
      return insights.get(readListingQuery(search))
    },
  })
}

function findQueryPlace(orm: Orm, { state, city, filter }: ListingQuery) {
  const named = city ?? filter.county
  return state && named !== undefined ? findPlaceByName(orm, state, named) : undefined
}

/** Parses the JSON:API resource of a tile. */
function parseTile(resource: string): CommunityTile {
  const parsed: unknown = JSON.parse(resource)
  if (!isTileResource(parsed)) throw new Error('A stored tile is not a JSON:API resource')
  return { ...parsed.attributes, id: parsed.id }
}

function isTileResource(value: unknown): value is { id: string; attributes: Omit<CommunityTile, 'id'> } {
  return typeof value === 'object' && value !== null && 'id' in value && 'attributes' in value
}

function parsePoint(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}
