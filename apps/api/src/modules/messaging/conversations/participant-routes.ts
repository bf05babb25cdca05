import { isUuid } from '@pkg/domain'
import type { ConversationParticipant } from '@pkg/api-client'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { conversationParticipants, users } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import { notFound, unprocessable } from '../../../http/problems'
import { conversationFor, ownParticipants } from './own-conversations'

/** Who takes part in threads, and what each has read. [API-038, DATA-018] */
export function participantRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'conversationParticipants', {
    async list({ query, person }) {
      const thread = await conversationFor(orm, query['filter[conversation]'], person)
      const where = and(eq(conversationParticipants.conversationId, thread.id), isNull(conversationParticipants.leftAt))
      const [found] = await orm.select({ total: count() }).from(conversationParticipants).where(where)
      const page = pageOf(query)
      const rows = await orm
        .select()
        .from(conversationParticipants)
        .where(where)
        .orderBy(conversationParticipants.role, conversationParticipants.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(participantOf), total: found?.total ?? 0 }
    },

    async create({ body, person }) {
      const thread = await conversationFor(orm, body.conversationId, person)
      const [user] = await orm.select().from(users).where(eq(users.id, body.userId))
      if (user?.role !== 'admin') {
        throw unprocessable([
          { detail: 'Only people who run the site are added', source: { pointer: '/data/attributes/userId' } },
        ])
      }
      const [added] = await orm
        .insert(conversationParticipants)
        .values({ conversationId: thread.id, role: 'staff', memberId: user.id, name: user.name })
        .onConflictDoUpdate({
          target: [
            conversationParticipants.conversationId,
            conversationParticipants.role,
            conversationParticipants.memberId,
          ],
          set: { leftAt: null },
        })
        .returning()
      if (!added) throw new Error('A participant was not added')
      return participantOf(added)
    },

    async update({ params, person }) {
      const mine = isUuid(params.id)
        ? and(eq(conversationParticipants.id, params.id), await ownParticipants(orm, person))
        : sql`false`
      const [read] = await orm.update(conversationParticipants).set({ lastReadAt: new Date() }).where(mine).returning()
      if (!read) throw notFound('participant', params.id)
      return participantOf(read)
    },
  })
}

function participantOf(row: typeof conversationParticipants.$inferSelect): ConversationParticipant {
  return {
    id: row.id,
    conversationId: row.conversationId,
    name: row.name,
    role: row.role,
    ...(row.lastReadAt ? { lastReadAt: row.lastReadAt.toISOString() } : {}),
  }
}
