import { count, desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import { notifications } from '../database/schema/tables'
import { visibleMessages } from '../families/visibility'
import { answerCalls, pageOf } from '../http/answer-calls'

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
      const items = rows.map(({ id, channel, recipient, subject, body, createdAt, sentAt }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        status: sentAt ? ('sent' as const) : ('queued' as const),
        createdAt: createdAt.toISOString(),
        ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
      }))
      return { items, total: found?.total ?? 0 }
    },
  })
}
