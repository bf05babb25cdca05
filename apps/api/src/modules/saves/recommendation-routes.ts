import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { recommendationsFor } from './recommendation-service'

/** What the tray shows: communities near the last request, and what the person liked and disliked before. [API-024, DATA-013] */
export function recommendationRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'recommendations', {
    postConversion: ({ person }) => recommendationsFor(orm, person),
  })
}
