import type { SavedCommunity } from '@pkg/api-client'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, type Handlers } from '../../../http/implement-endpoints'
import { notFound } from '../../../http/errors'
import { changeCommunity } from './community-service'
import { changeSlug } from './community-slug-service'
import { findCommunity, findCommunityDetails } from './community-details-service'
import { listingDocument, readListingQuery } from './listing-request'
import { nearestCommunities } from './nearby-store'
import { searchCommunities } from './search-store'
import { type ChangedCommunity, changeOrSuggest, createOrSuggest } from './suggested-edit-service'

/** Serves communities to families, and lets providers and staff edit them. [API-019, API-021, API-022, API-030] */
export function communityRoutes(app: FastifyInstance, orm: Orm): void {
  const handlers: Handlers<'communities'> = {
    async list({ request, search, reads }) {
      const query = readListingQuery(search)
      return listingDocument(request.url, await searchCommunities(reads, query), query)
    },

    async get({ params, reads }) {
      const community = await findCommunity(reads, params.id)
      if (!community) throw notFound('community', params.id)
      return community
    },

    async create({ body, person }) {
      return toSaved(orm, await createOrSuggest(orm, person, body))
    },

    async update({ params, body, person }) {
      return toSaved(orm, await changeOrSuggest(orm, person, { id: params.id, change: body }))
    },

    async changeSlug({ params, body, person }) {
      return toSaved(orm, { record: await changeSlug(orm, person, params.id, body.slug) })
    },

    async nearby({ params, reads }) {
      const community = await findCommunity(reads, params.id)
      if (!community) throw notFound('community', params.id)
      const items = await nearestCommunities(reads, community, 12)
      return { items, total: items.length }
    },
  }
  implementEndpoints(app, orm, 'communities', handlers)
  const { list, get: read, create, update } = handlers
  implementEndpoints(app, orm, 'communitiesNew', { list, read, create, update })

  implementEndpoints(app, orm, 'rgsAux', {
    async update({ params, body }) {
      const record = await changeCommunity(orm, params.id, body)
      if (!record) throw notFound('community', params.id)
      return { id: record.id, ...record.rgsAux }
    },
  })
}

async function toSaved(orm: Orm, { record, suggestedEdit }: ChangedCommunity): Promise<SavedCommunity> {
  return { ...(await findCommunityDetails(orm, record)), ...(suggestedEdit && { suggestedEdit }) }
}
