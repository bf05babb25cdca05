import { parseListingQuery } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { answerCalls } from '../http/answer-calls'
import { pageLinks, Prepared } from '../http/documents'
import { badRequest, notFound } from '../http/problems'
import { findCommunity, nearestCommunities } from './find-community'
import { searchCommunities } from './search-communities'

/** Communities, as families find them. [API-019, API-030] */
export function communityRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'communities', {
    async list({ request, search }) {
      const query = parseListingQuery(search)
      if (!query.ok) {
        throw badRequest(
          query.errors.map(({ parameter, message }) => ({ detail: `${parameter} ${message}`, source: { parameter } })),
        )
      }
      const { resources, total, paying } = await searchCommunities(orm, query.value)
      const { pageNumber: number, pageSize: size } = query.value
      const links = JSON.stringify(pageLinks(request.url, { number, size, total }))
      return new Prepared(
        `{"links":${links},"meta":{"total":${total},"paying":${paying}},"data":[${resources.join(',')}]}`,
      )
    },

    async get({ params }) {
      const community = await findCommunity(orm, params.id)
      if (!community) throw notFound('community', params.id)
      return community
    },

    async nearby({ params }) {
      const community = await findCommunity(orm, params.id)
      if (!community) throw notFound('community', params.id)
      const items = await nearestCommunities(orm, community, 12)
      return { items, total: items.length }
    },
  })
}
