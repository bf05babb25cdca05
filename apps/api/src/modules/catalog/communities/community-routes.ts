import type { SavedCommunity } from '@pkg/api-client'
import type { FastifyInstance } from 'fastify'
import { fillNeighborhoods } from '../places/fill-neighborhoods'
import { grantCommunityAccess } from '../../access'
import type { Orm } from '../../../database/database'
import { implementEndpoints, type Handlers } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { forbidden, notFound } from '../../../http/problems'
import { changeSlug } from './community-slug-service'
import { communityAsWritten, findCommunity, nearestCommunities } from './find-community'
import { listingDocument, listingOf } from './listing-request'
import { searchCommunities } from './search-communities'
import { changeOrPropose, type Changed, propose } from './suggested-edits'
import { changeCommunity, createCommunity } from './write-community'

/** Communities, as families find them, and as providers and staff write them. [API-019, API-021, API-022, API-030] */
export function communityRoutes(app: FastifyInstance, orm: Orm): void {
  const handlers: Handlers<'communities'> = {
    async list({ request, search, reads }) {
      const query = listingOf(search)
      return listingDocument(request.url, await searchCommunities(reads, query), query)
    },

    async get({ params, reads }) {
      const community = await findCommunity(reads, params.id)
      if (!community) throw notFound('community', params.id)
      return community
    },

    async create({ body, person }) {
      if (person.role === 'admin') {
        const record = await createCommunity(orm, body, 1)
        await fillNeighborhoods(orm)
        return written(orm, { record })
      }
      return proposeCommunity(orm, person, body)
    },

    async update({ params, body, person }) {
      return written(orm, await changeOrPropose(orm, person, params.id, body))
    },

    async changeSlug({ params, body, person }) {
      return written(orm, { record: await changeSlug(orm, person, params.id, body.slug) })
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

async function written(orm: Orm, { record, suggestedEdit }: Changed): Promise<SavedCommunity> {
  return { ...(await communityAsWritten(orm, record)), ...(suggestedEdit && { suggestedEdit }) }
}

/** A provider's new community is there for its provider at once, and for families when staff have approved it. */
async function proposeCommunity(
  orm: Orm,
  person: Person,
  body: Parameters<Handlers<'communities'>['create']>[0]['body'],
): Promise<SavedCommunity> {
  const { userId } = person
  if (!userId) throw forbidden('Only an account can propose a community')
  return orm.transaction(async (tx) => {
    const record = await createCommunity(tx, body, -1)
    // Who enters a community speaks for it; families see it when staff agree.
    await grantCommunityAccess(tx, userId, [record.id])
    return written(tx, { record, suggestedEdit: await propose(tx, person, record.id, { status: 1 }) })
  })
}
