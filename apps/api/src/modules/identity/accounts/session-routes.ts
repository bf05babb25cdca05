import { isUuid } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import type { Accounts } from './account-context'
import { requireAccount } from './find-account'
import { deleteSession, listSessions } from './session-store'
import { endSessions } from './sessions'
import { needFreshSignIn } from './sign-in'

/** Where a person is signed in, and ending that. */
export function sessionRoutes(app: FastifyInstance, { orm }: Accounts): void {
  implementEndpoints(app, orm, 'sessions', {
    async list({ person }) {
      const { id } = await requireAccount(orm, person)
      return listSessions(orm, id, person.session?.id)
    },

    async revoke({ params, person }) {
      const { id: userId } = await requireAccount(orm, person)
      if (!isUuid(params.id)) throw notFound('session', params.id)
      if (params.id !== person.session?.id) needFreshSignIn(person)
      const isEnded = await deleteSession(orm, userId, params.id)
      if (!isEnded) throw notFound('session', params.id)
      return undefined
    },

    async revokeOthers({ person }) {
      const { id } = await requireAccount(orm, person)
      needFreshSignIn(person)
      await endSessions(orm, id, person.session?.id)
      return undefined
    },
  })
}
