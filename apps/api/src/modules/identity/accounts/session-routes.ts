import { isUuid } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { notFound } from '../../../http/errors'
import type { Accounts } from './account-context'
import { requireAccount } from './require-account'
import { listViews } from './account-view-store'
import { changeSession } from './session-change-service'
import { deleteSession, endSessions, listSessions } from './session-store'
import { requireFreshSignIn } from './sign-in-service'

/** Registers the endpoints for one's sessions, and the list of views as someone else. [WORK-001] */
export function sessionRoutes(app: FastifyInstance, { orm }: Accounts): void {
  implementEndpoints(app, orm, 'sessions', {
    async list({ person }) {
      const { id } = await requireAccount(orm, person)
      return listSessions(orm, id, person.session?.id)
    },

    update: ({ params, body, person, request }) => changeSession(orm, { id: params.id, body, person, request }),

    async revoke({ params, person }) {
      const { id: userId } = await requireAccount(orm, person)
      if (!isUuid(params.id)) throw notFound('session', params.id)
      if (params.id !== person.session?.id) requireFreshSignIn(person)
      const isDeleted = await deleteSession(orm, userId, params.id)
      if (!isDeleted) throw notFound('session', params.id)
      return undefined
    },

    async revokeOthers({ person }) {
      const { id } = await requireAccount(orm, person)
      requireFreshSignIn(person)
      await endSessions(orm, id, person.session?.id)
      return undefined
    },
  })

  implementEndpoints(app, orm, 'accountViews', { list: ({ query }) => listViews(orm, query, parsePage(query)) })
}
