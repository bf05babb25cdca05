import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { collectionHandlers } from '../../../http/collections/collection'
import { adminCollections, communityCollections, ownCollections } from './directory-collections'
import { partnerCollectionsWith } from './partner-collection-store'

/** Serves tags, addresses, and events around communities. [API-034, API-039, API-042] */
export function directoryRoutes(app: FastifyInstance, orm: Orm): void {
  const { communityEvents } = communityCollections(orm)
  implementEndpoints(app, orm, 'tags', collectionHandlers(app, orm, adminCollections.tags))
  implementEndpoints(app, orm, 'tagCategories', collectionHandlers(app, orm, adminCollections.tagCategories))
  implementEndpoints(app, orm, 'imageCategories', collectionHandlers(app, orm, adminCollections.imageCategories))
  implementEndpoints(app, orm, 'entityAuxes', collectionHandlers(app, orm, adminCollections.entityAuxes))
  implementEndpoints(app, orm, 'addresses', collectionHandlers(app, orm, adminCollections.addresses))
  implementEndpoints(app, orm, 'performers', collectionHandlers(app, orm, adminCollections.performers))
  implementEndpoints(app, orm, 'communityEvents', collectionHandlers(app, orm, communityEvents))
  implementEndpoints(app, orm, 'partnerCollections', {
    ...collectionHandlers(app, orm, ownCollections.partnerCollections),
    ofCommunity: ({ params, person }) => partnerCollectionsWith(orm, params.id, person),
  })
}
