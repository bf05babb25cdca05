import { stateByCode, stateBySlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import { findPlaces, placeNamed } from './find-places'
import { searchResources } from './search-resources'

/** Places by what a person typed and by what a path names, and what a search form offers. [API-036, ROUTE-004, ROUTE-005] */
export function placeRoutes(app: FastifyInstance, orm: Orm): void {
  const resources = searchResources()

  implementEndpoints(app, orm, 'places', {
    async search({ query, reads }) {
      const items = await findPlaces(reads, query.q, query.limit ?? 8)
      return { items, total: items.length }
    },

    async get({ params, reads }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      const place = state && (await placeNamed(reads, state.code, params.city))
      if (!place) throw notFound('place', `${params.state}/${params.city}`)
      return place
    },

    resources: () => resources,
  })
}
