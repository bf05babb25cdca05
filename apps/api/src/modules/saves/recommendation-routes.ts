import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { findRecommendations } from './recommendation-service'

/** Registers the tray's communities: recommended, liked, and disliked. [API-024, DATA-013] */
export function recommendationRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'recommendations', {
    postConversion: ({ person }) => findRecommendations(orm, person),
  })
}
