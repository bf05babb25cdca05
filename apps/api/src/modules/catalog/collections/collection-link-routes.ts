import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import {
  createCollectionLink,
  endCollectionLink,
  getCollectionCommunities,
  getCollectionLinks,
  openCollection,
  recordOpen,
} from './collection-link-service'

/** Registers the links to collections of communities, and the collections that they open. [DASH-007] */
export function collectionLinkRoutes(app: FastifyInstance, orm: Orm, siteUrl: string): void {
  implementEndpoints(app, orm, 'collectionLinks', {
    communities: ({ params, person }) => getCollectionCommunities(orm, params.id, person),

    list: ({ params, person }) => getCollectionLinks(orm, params.id, person),

    create: ({ params, body, person }) => createCollectionLink(orm, siteUrl, params.id, body, person),

    end: ({ params, person }) => endCollectionLink(orm, params.id, person),
  })
  implementEndpoints(app, orm, 'sharedCollections', {
    // A link that was just ended must not open, so this never reads a replica.
    get: ({ query }) => openCollection(orm, query.token),

    async recordOpen({ body }) {
      await recordOpen(orm, body)
      return undefined
    },
  })
}
