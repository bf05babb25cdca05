import { isTypeOfCareSlug, stateByCode, stateBySlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { notFound } from '../../../http/errors'
import { listListingLinks } from './listing-links'
import { findPlaces, findPlaceByName } from './place-service'
import { searchResources } from './search-resources'

/** Serves locations by input and by path, and the options of the search form. [API-036, ROUTE-004, ROUTE-005] */
export function placeRoutes(app: FastifyInstance, orm: Orm): void {
  const resources = searchResources()

  implementEndpoints(app, orm, 'places', {
    async search({ query, reads }) {
      const items = await findPlaces(reads, query.q, query.limit ?? 8)
      return { items, total: items.length }
    },

    async get({ params, reads }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      const place = state && (await findPlaceByName(reads, state.code, params.city))
      if (!place) throw notFound('place', `${params.state}/${params.city}`)
      return place
    },

    async links({ query, reads }) {
      const { toc, state: stateSlug, place: slug } = query
      const state = stateSlug === undefined ? undefined : stateBySlug(stateSlug)
      const place = state && slug !== undefined ? await findPlaceByName(reads, state.code, slug) : undefined
      const isKnown = (stateSlug === undefined || state) && (slug === undefined || place)
      if (!isTypeOfCareSlug(toc) || !isKnown)
        throw notFound('listing', [toc, stateSlug, slug].filter(Boolean).join('/'))
      return listListingLinks(reads, { care: toc, state: state?.code, place })
    },

    resources: () => resources,
  })
}
