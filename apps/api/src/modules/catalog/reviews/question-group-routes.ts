import type { FastifyInstance } from 'fastify'
import { type AttemptContext, countAttempt, countEmailToTyped, limits } from '../../../http/attempt-limits'
import { signInRequired } from '../../../http/errors'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { networkOf } from '../../../http/network'
import { parsePage } from '../../../http/page'
import { requestLanguage } from '../../../http/request-language'
import type { Queue } from '../../../jobs/queue'
import { readContact } from '../../contact'
import { askCommunitiesByEmail, confirmGroup, getGroupToConfirm } from './question-group-by-email-service'
import { askCommunities, getOwnGroup, listOwnGroups } from './question-group-service'

/** Serves questions that a family asks several communities. [COMM-010] */
export function questionGroupRoutes(app: FastifyInstance, attempts: AttemptContext, queue: Queue): void {
  const { orm } = attempts
  implementEndpoints(app, orm, 'questionGroups', {
    list: ({ query, person }) => listOwnGroups(orm, { token: query.token, page: parsePage(query) }, person),
    get: ({ params, query, person }) => getOwnGroup(orm, { ...query, id: params.id }, person),
    async create({ body, person, request, reply }) {
      const { userId } = person
      if (userId === undefined) throw signInRequired()
      await countAttempt(attempts, limits.questionsOfPerson, userId, reply)
      const language = body.language ?? requestLanguage(request)
      return askCommunities(orm, queue, { ...body, language }, { ...person, userId })
    },
    async ask({ body, person, request, reply }) {
      const { email = '' } = readContact({ email: body.email })
      await countEmailToTyped(attempts, { network: networkOf(request.ip), email }, reply)
      const language = body.language ?? requestLanguage(request)
      await askCommunitiesByEmail(orm, queue, { ...body, email, language }, person)
      return undefined
    },
  })

  implementEndpoints(app, orm, 'questionGroupConfirmations', {
    get: ({ query }) => getGroupToConfirm(orm, query.token),
    create: ({ body, person }) => confirmGroup(orm, queue, body.token, person),
  })
}
