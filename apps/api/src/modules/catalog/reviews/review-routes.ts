import { stateByCode, stateBySlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { notFound } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { decideReview, replyToReview, reportReview } from './moderation-service'
import { listManagedReviews, listOwnReviews, listPublicReviews, listVisibleReviews } from './review-list-service'
import { changeOwnReview, createReview, reviewDetails } from './review-service'
import { findReviewRows } from './review-store'
import { getReviewSummary } from './review-summary-service'
import { toReview } from './review-view'

/** Serves reviews. Staff check them before they're published, and declined and removed reviews stay as stubs. [API-041, TRUST-017, FIND-011] */
export function reviewRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  app.finders.set('reviews', async (person, _key, ids) => {
    const found = await findReviewRows(orm, person, ids)
    return found.map((details) => toReview(details, person))
  })

  implementEndpoints(app, orm, 'reviews', {
    list: ({ query, person }) => listVisibleReviews(orm, query, person, parsePage(query)),

    ofEntity({ params, query, reads }) {
      if (params.entityType !== 'Community') throw notFound('entity type', params.entityType)
      return listPublicReviews(reads, { ...query, communityId: params.id }, parsePage(query))
    },

    ofPlace({ params, query, reads }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      if (!state) throw notFound('state', params.state)
      const city = { state: state.code, name: params.city }
      return listPublicReviews(reads, { ...query, city }, parsePage(query))
    },

    own: ({ query, person }) => listOwnReviews(orm, query, person, parsePage(query)),

    managed: ({ query, person }) => listManagedReviews(orm, query, person, parsePage(query)),

    get: async ({ params, person }) => toReview(await reviewDetails(orm, params.id, person), person),

    create: ({ body, person }) => createReview(orm, queue, body, person),

    update({ params: { id }, body: { status, reason, ...change }, person, base }) {
      const isDecision = status !== undefined || reason !== undefined
      if (isDecision) return decideReview(orm, queue, id, { status, reason, base }, person)
      return changeOwnReview(orm, queue, id, { ...change, base }, person)
    },

    reply: ({ params, body, person }) => replyToReview(orm, params.id, body.text, person),

    report: ({ params, body, person }) => reportReview(orm, params.id, body.reason, person),
  })

  implementEndpoints(app, orm, 'reviewSummaries', {
    get: ({ params, reads }) => getReviewSummary(reads, params.id),
  })
}
