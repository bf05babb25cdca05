import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { collectionHandlers } from '../../../http/collections/collection'
import { answerCollection, nps, questions } from './question-collections'

/** Serves questions, answers, and net promoter scores. [API-037] */
export function questionRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'questions', collectionHandlers(app, orm, questions))
  implementEndpoints(app, orm, 'answers', collectionHandlers(app, orm, answerCollection(orm)))
  implementEndpoints(app, orm, 'nps', collectionHandlers(app, orm, nps))
}
