import { stateByCode, stateBySlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { notFound } from '../../../http/errors'
import { changeReview, createReview } from './review-service'
import { findReviews, listReviews } from './review-store'

/** Serves reviews. Staff check them before they're published, and removed reviews stay as stubs. [API-041, TRUST-017] */
export function reviewRoutes(app: FastifyInstance, orm: Orm): void {
  app.finders.set('reviews', async (person, _key, ids) => {
    return findReviews(orm, person, ids)
  })

  implementEndpoints(app, orm, 'reviews', {
    list: ({ query, person }) => listReviews(orm, query, person, parsePage(query)),

    ofEntity({ params, query, person }) {
      if (params.entityType !== 'Community') throw notFound('entity type', params.entityType)
      return listReviews(orm, { ...query, communityId: params.id }, person, parsePage(query))
    },

    ofPlace({ params, query, person }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      if (!state) throw notFound('state', params.state)
      return listReviews(orm, { ...query, city: { state: state.code, name: params.city } }, person, parsePage(query))
    },

    create: ({ body, person }) => createReview(orm, body, person),

    update: ({ params, body, person }) => changeReview(orm, params.id, body, person),
  })
}
