import { stateByCode, stateBySlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import {
  changeReview,
  createReview,
  findReviews,
  reviewsFor,
  reviewsOfCity,
  reviewsOfCommunity,
} from './review-service'

/** Reviews: written by people with an account, read by staff first, and kept as a stub when they are removed. [API-041, TRUST-017] */
export function reviewRoutes(app: FastifyInstance, orm: Orm): void {
  app.finders.set('reviews', async (person, _key, ids) => {
    return findReviews(orm, person, ids)
  })

  implementEndpoints(app, orm, 'reviews', {
    list: ({ query, person }) => reviewsFor(orm, query, person),

    ofEntity({ params, query, person }) {
      if (params.entityType !== 'Community') throw notFound('kind of review', params.entityType)
      return reviewsOfCommunity(orm, params.id, query, person)
    },

    ofPlace({ params, query, person }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      if (!state) throw notFound('state', params.state)
      return reviewsOfCity(orm, { state: state.code, city: params.city }, query, person)
    },

    create: ({ body, person }) => createReview(orm, body, person),

    update: ({ params, body, person }) => changeReview(orm, params.id, body, person),
  })
}
