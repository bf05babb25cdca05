import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { answerCalls } from '../../../http/answer-calls'
import { collectionHandlers } from '../../../http/collections/collection'
import { adminCollections, communityCollections, ownCollections } from './directory-collections'
import { partnerCollectionsWith } from './partner-collection-store'

/** Tags, images, organizations, contacts, and events around communities. [API-034, API-035, API-039, API-042] */
export function directoryRoutes(app: FastifyInstance, orm: Orm): void {
  const { images, communityEvents } = communityCollections(orm)
  answerCalls(app, orm, 'tags', collectionHandlers(app, orm, adminCollections.tags))
  answerCalls(app, orm, 'tagCategories', collectionHandlers(app, orm, adminCollections.tagCategories))
  answerCalls(app, orm, 'imageCategories', collectionHandlers(app, orm, adminCollections.imageCategories))
  answerCalls(app, orm, 'images', collectionHandlers(app, orm, images))
  answerCalls(app, orm, 'organizations', collectionHandlers(app, orm, adminCollections.organizations))
  answerCalls(app, orm, 'contacts', collectionHandlers(app, orm, ownCollections.contacts))
  answerCalls(app, orm, 'entityAuxes', collectionHandlers(app, orm, adminCollections.entityAuxes))
  answerCalls(app, orm, 'addresses', collectionHandlers(app, orm, adminCollections.addresses))
  answerCalls(app, orm, 'performers', collectionHandlers(app, orm, adminCollections.performers))
  answerCalls(app, orm, 'communityEvents', collectionHandlers(app, orm, communityEvents))
  answerCalls(app, orm, 'partnerCollections', {
    ...collectionHandlers(app, orm, ownCollections.partnerCollections),
    ofCommunity: ({ params, person }) => partnerCollectionsWith(orm, params.id, person),
  })
}
