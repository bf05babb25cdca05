import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { findTiles } from './community-details-store'

/** Lets other resources include public communities as tiles. */
export function registerCommunityFinder(app: FastifyInstance, orm: Orm): void {
  app.finders.set('communities', (_person, _key, ids) => findTiles(orm, ids))
}
