import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { collectionHandlers } from '../../../http/collections/collection'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import type { Queue } from '../../../jobs/queue'
import { answers, nps, questionCollection } from './question-collections'
import { getManagedQuestion, getOwnQuestion, listManagedQuestions, listPublicQuestions } from './question-list-service'
import { answerQuestion, refuseQuestion } from './question-service'

/** Serves questions, answers, and net promoter scores. [API-037, COMM-010] */
export function questionRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'questions', collectionHandlers(app, orm, questionCollection(orm)))
  implementEndpoints(app, orm, 'answers', {
    ...collectionHandlers(app, orm, answers),
    create: ({ body, person }) => answerQuestion(orm, queue, body, person),
  })
  implementEndpoints(app, orm, 'nps', collectionHandlers(app, orm, nps))

  implementEndpoints(app, orm, 'communityQuestions', {
    list: ({ params, query, reads }) => listPublicQuestions(reads, params.id, parsePage(query)),
    managed: ({ query, person }) => listManagedQuestions(orm, query, person, parsePage(query)),
    managedOne: ({ params, person }) => getManagedQuestion(orm, params.id, person),
    own: ({ params, person }) => getOwnQuestion(orm, params.id, person),
    refuse: ({ params, body, person }) => refuseQuestion(orm, queue, params.id, body.reason, person),
  })
}
