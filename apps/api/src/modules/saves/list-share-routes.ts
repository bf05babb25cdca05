import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { anonymousIdFor } from '../../http/person'
import { openSharedList, renewShare, shareList, stopSharingList, voteOnList } from './list-share-service'
import { deleteShare, endAllShares, listOwnShares } from './list-share-store'

/** Registers the links by which people share their saved communities, and the votes of those who have one. [TRUST-014] */
export function listShareRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'listShares', {
    async list({ person }) {
      const items = await listOwnShares(orm, person)
      return { items, total: items.length }
    },

    create({ body, person, reply }) {
      const owner = person.userId ? { userId: person.userId } : { anonymousId: anonymousIdFor(person, reply) }
      return shareList(orm, person, owner, body)
    },

    renew: ({ params, person }) => renewShare(orm, params.id, person),

    end: ({ params, person }) => stopSharingList(orm, params.id, person),

    async endAll({ person }) {
      await endAllShares(orm, person)
      return undefined
    },

    async remove({ params, person }) {
      await deleteShare(orm, params.id, person)
      return undefined
    },
  })
  implementEndpoints(app, orm, 'sharedLists', {
    // A link that was just ended must not open, so this never reads a replica.
    get: ({ query }) => openSharedList(orm, query.token),

    vote: ({ body }) => voteOnList(orm, body),
  })
}
