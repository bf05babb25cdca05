import { count, desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { notifications } from '../database/schema/tables'
import { visibleMessages } from '../families/visibility'
import { answerCalls, pageOf } from '../http/answer-calls'
import { messageText } from './message-text'

/** Messages that went out or wait. [API-042] */
export function outboxRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'emails', {
    async list({ query, person }) {
      const page = pageOf(query)
      const where = visibleMessages(person)
      const [found] = await orm.select({ total: count() }).from(notifications).where(where)
      const rows = await orm
        .select()
        .from(notifications)
        .where(where)
        .orderBy(desc(notifications.createdAt), notifications.id)
        .limit(page.size)
        .offset(page.offset)
      const now = new Date()
      const items = rows.map((row) => ({
        id: row.id,
        channel: row.channel,
        recipient: row.recipient,
        subject: row.subject,
        body: messageText(row, now),
        status: row.sentAt ? ('sent' as const) : ('queued' as const),
        createdAt: row.createdAt.toISOString(),
        ...(row.sentAt ? { sentAt: row.sentAt.toISOString() } : {}),
      }))
      return { items, total: found?.total ?? 0 }
    },
  })
}
