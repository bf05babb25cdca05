import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sessions } from '../../../database/schema/tables'
import { answerCalls } from '../../../http/answer-calls'
import { endSessions } from './sessions'
import { notFound } from '../../../http/problems'
import type { Accounts } from './account-context'
import { ownAccount } from './find-account'
import { needFreshSignIn } from './sign-in'

/** Where a person is signed in, and ending that. */
export function sessionRoutes(app: FastifyInstance, { orm }: Accounts): void {
  answerCalls(app, orm, 'sessions', {
    async list({ person }) {
      const { id } = await ownAccount(orm, person)
      const where = and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date()))
      const [found] = await orm.select({ total: count() }).from(sessions).where(where)
      const rows = await orm.select().from(sessions).where(where).orderBy(desc(sessions.lastUsedAt)).limit(100)
      const items = rows.map((row) => ({
        id: row.id,
        browser: row.browser,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        isThisOne: row.id === person.session?.id,
      }))
      return { items, total: found?.total ?? 0 }
    },

    async revoke({ params, person }) {
      const { id: userId } = await ownAccount(orm, person)
      if (!isUuid(params.id)) throw notFound('session', params.id)
      if (params.id !== person.session?.id) needFreshSignIn(person)
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id })
      if (ended.length === 0) throw notFound('session', params.id)
      return undefined
    },

    async revokeOthers({ person }) {
      const { id } = await ownAccount(orm, person)
      needFreshSignIn(person)
      await endSessions(orm, id, person.session?.id)
      return undefined
    },
  })
}
