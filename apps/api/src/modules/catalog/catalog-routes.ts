import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { FileStorage } from '../../file-storage/file-storage'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'
import { collectionLinkRoutes } from './collections/collection-link-routes'
import { registerCommunityFinder } from './communities/community-finder'
import { communityRoutes } from './communities/community-routes'
import { listingRoutes } from './communities/listing-routes'
import { searchRoutes } from './communities/search-routes'
import { sitemapRoutes } from './communities/sitemap-routes'
import { statsRoutes } from './communities/stats-routes'
import { suggestedEditRoutes } from './communities/suggested-edit-routes'
import { directoryRoutes } from './directory/directory-routes'
import { imageRecordRoutes } from './images/image-record-routes'
import { imageRoutes } from './images/image-routes'
import { placeRoutes } from './places/place-routes'
import { costRoutes } from './pricing/cost-routes'
import { questionRoutes } from './reviews/question-routes'
import { reviewRoutes } from './reviews/review-routes'
import { roomRoutes } from './rooms/room-routes'
import { statementRoutes } from './statements/statement-routes'

/** Registers communities, search, places, images, reviews, and the directory. */
export function catalogRoutes(
  app: FastifyInstance,
  orm: Orm,
  {
    storage,
    queue,
    settings,
  }: { storage: FileStorage; queue: Queue; settings: Pick<Settings, 'sites' | 'isRateLimited'> },
): void {
  registerCommunityFinder(app, orm)
  communityRoutes(app, orm)
  listingRoutes(app, orm)
  searchRoutes(app, orm)
  sitemapRoutes(app, orm)
  statsRoutes(app, orm)
  suggestedEditRoutes(app, orm)
  placeRoutes(app, orm)
  costRoutes(app, orm)
  imageRoutes(app, storage)
  imageRecordRoutes(app, orm, storage)
  roomRoutes(app, orm)
  statementRoutes(app, orm)
  reviewRoutes(app, orm, queue)
  questionRoutes(app, { orm, settings }, queue)
  directoryRoutes(app, orm)
  collectionLinkRoutes(app, orm, settings.sites.marketplace)
}
