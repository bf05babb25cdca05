import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { conflict } from '../../../http/problems'
import { listingFor, listListings } from './listing-store'
import { changeOrPropose } from './suggested-edits'

/** How communities stand on the site, those that families do not see among them. [API-026, LIST-003] */
export function listingRoutes(app: FastifyInstance, orm: Orm): void {
  const change = async (person: Person, id: string, changes: Parameters<typeof changeOrPropose>[3]) => {
    const { suggestedEdit } = await changeOrPropose(orm, person, id, changes)
    return { ...(await listingFor(orm, person, id)), ...(suggestedEdit && { suggestedEdit }) }
  }

  implementEndpoints(app, orm, 'listings', {
    async list({ query, person }) {
      return listListings(orm, query, person, pageOf(query))
    },

    get: ({ params, person }) => listingFor(orm, person, params.id),

    async create({ body, person }) {
      const listing = await listingFor(orm, person, body.communityId)
      if (listing.status >= 0) throw conflict('listed', 'The community is on the site already')
      return change(person, body.communityId, { status: body.status ?? 1 })
    },

    update: ({ params, body, person }) => change(person, params.id, body),
  })
}
