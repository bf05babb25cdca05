import type { FastifyInstance } from 'fastify'
import { type AttemptContext, countEmailToTyped } from '../../../http/attempt-limits'
import { collectionHandlers } from '../../../http/collections/collection'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { networkOf } from '../../../http/network'
import { requestLanguage } from '../../../http/request-language'
import type { Queue } from '../../../jobs/queue'
import { readContact } from '../../contact'
import { askByEmail, confirmQuestion, getQuestionToConfirm } from './question-by-email-service'
import { getQuestionTeam } from './question-group-service'
import { questionGroupRoutes } from './question-group-routes'
import { answers, nps, questionCollection } from './question-collections'
import { getManagedQuestion, getOwnQuestion, listManagedQuestions, listPublicQuestions } from './question-list-service'
import { answerQuestion, refuseQuestion, showUnanswered } from './question-service'

/** Serves questions, answers, and net promoter scores. [API-037, COMM-010] */
export function questionRoutes(app: FastifyInstance, attempts: AttemptContext, queue: Queue): void {
  const { orm } = attempts
  questionGroupRoutes(app, attempts, queue)
  implementEndpoints(app, orm, 'questions', collectionHandlers(app, orm, questionCollection(orm, queue)))
  implementEndpoints(app, orm, 'answers', {
    ...collectionHandlers(app, orm, answers),
    create: ({ body, person }) => answerQuestion(orm, queue, body, person),
  })
  implementEndpoints(app, orm, 'nps', collectionHandlers(app, orm, nps))

  implementEndpoints(app, orm, 'communityQuestions', {
    list: ({ params, query, reads }) => listPublicQuestions(reads, params.id, parsePage(query)),
    team: ({ params }) => getQuestionTeam(orm, params.id),
    managed: ({ query, person }) => listManagedQuestions(orm, query, person, parsePage(query)),
    managedOne: ({ params, person }) => getManagedQuestion(orm, params.id, person),
    own: ({ params, query, person }) => getOwnQuestion(orm, { ...query, id: params.id }, person),
    async ask({ params, body, person, request, reply }) {
      const { email = '' } = readContact({ email: body.email })
      await countEmailToTyped(attempts, { network: networkOf(request.ip), email }, reply)
      const language = body.language ?? requestLanguage(request)
      await askByEmail(orm, queue, { ...body, communityId: params.id, email, language }, person)
      return undefined
    },
    showUnanswered: ({ params, person }) => showUnanswered(orm, params.id, person),
    refuse: ({ params, body, person }) => refuseQuestion(orm, queue, params.id, body.reason, person),
  })

  implementEndpoints(app, orm, 'questionConfirmations', {
    get: ({ query }) => getQuestionToConfirm(orm, query.token),
    create: ({ body, person }) => confirmQuestion(orm, queue, body.token, person),
  })
}
