import type { Suggestion } from '@pkg/api-client'
import type { CommunityTile, ListingQuery, Point } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { findPlaces, placeNamed } from '../places/find-places'
import { findByName, suggestByName } from './find-by-name'
import { KeptInsights } from './kept-insights'
import { listingDocument, listingOf } from './listing-request'
import { mapPins } from './map-pins'
import { searchCommunities } from './search-communities'

/** Search: pages, maps, names, figures. [API-028] */
export function searchRoutes(app: FastifyInstance, orm: Orm): void {
  const insights = new KeptInsights(orm)

  implementEndpoints(app, orm, 'search', {
    async page({ search, reads }) {
      const query = listingOf(search)
      const [found, figures, place] = await Promise.all([
        searchCommunities(reads, query),
        insights.of(query),
        placeOfQuery(reads, query),
      ])
      return {
        id: 'current',
        ...(place && { place }),
        total: found.total,
        communities: found.resources.map(tileIn),
        insights: figures,
      }
    },

    pins({ search, query, reads }) {
      return mapPins(reads, listingOf(search), query.zoom)
    },

    async referral({ request, search, reads }) {
      const query = listingOf(search)
      return listingDocument(request.url, await searchCommunities(reads, query, { isReferable: true }), query)
    },

    async suggest({ query, reads }) {
      const limit = query.limit ?? 8
      const [places, communities] = await Promise.all([
        findPlaces(reads, query.q, limit),
        suggestByName(reads, { text: query.q, limit, offset: 0 }),
      ])
      const ofPlaces = places.map(({ id, name, state, kind, path }): Suggestion => {
        return { id, kind: 'place', name, detail: kind === 'state' ? '' : state, path }
      })
      const ofCommunities = communities.map(({ id, name, city, state, url }): Suggestion => {
        return { id, kind: 'community', name, detail: `${city}, ${state}`, path: url }
      })
      // Both kinds get their share, and what one leaves the other takes.
      const share = Math.max(Math.ceil(limit / 2), limit - ofCommunities.length)
      const items = [...ofPlaces.slice(0, share), ...ofCommunities].slice(0, limit)
      return { items, total: items.length }
    },

    async communities({ request, query, reads }) {
      const { number, size, offset } = pageOf(query)
      const near = query.geo === undefined ? undefined : pointIn(query.geo)
      const found = await findByName(reads, { text: query.q, limit: size, offset, ...(near && { near }) })
      return listingDocument(request.url, found, { pageNumber: number, pageSize: size })
    },

    insights({ search }) {
      return insights.of(listingOf(search))
    },
  })
}

function placeOfQuery(orm: Orm, { state, city, filter }: ListingQuery) {
  const named = city ?? filter.county
  return state && named !== undefined ? placeNamed(orm, state, named) : undefined
}

/** A tile as its fragment tells it. */
function tileIn(resource: string): CommunityTile {
  const parsed: unknown = JSON.parse(resource)
  if (!isTileResource(parsed)) throw new Error('A stored tile is not a JSON:API resource')
  return { ...parsed.attributes, id: parsed.id }
}

function isTileResource(value: unknown): value is { id: string; attributes: Omit<CommunityTile, 'id'> } {
  return typeof value === 'object' && value !== null && 'id' in value && 'attributes' in value
}

function pointIn(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return { latitude, longitude }
}
