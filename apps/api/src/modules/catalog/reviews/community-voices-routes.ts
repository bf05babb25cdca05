import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { collectionHandlers } from '../../../http/collections/collection'
import { answersOf, npsAnswers, questions } from './community-voices-collections'

/** Questions, answers, and how likely people are to recommend us. [API-037] */
export function voicesRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'questions', collectionHandlers(app, orm, questions))
  implementEndpoints(app, orm, 'answers', collectionHandlers(app, orm, answersOf(orm)))
  implementEndpoints(app, orm, 'nps', collectionHandlers(app, orm, npsAnswers))
}
