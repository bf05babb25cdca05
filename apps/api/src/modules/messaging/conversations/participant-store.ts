import type { ConversationParticipant } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationParticipants, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import { ownParticipants } from './own-conversations'

/** Returns a page of those who take part in a conversation. */
export async function listParticipants(orm: Orm, conversationId: string, page: { size: number; offset: number }) {
  const where = and(
    eq(conversationParticipants.conversationId, conversationId),
    isNull(conversationParticipants.leftAt),
  )
  const [found] = await orm.select({ total: count() }).from(conversationParticipants).where(where)
  const rows = await orm
    .select()
    .from(conversationParticipants)
    .where(where)
    .orderBy(conversationParticipants.role, conversationParticipants.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(participantOf), total: found?.total ?? 0 }
}

/** Adds an admin to a conversation. @throws {HttpError} 422 for anyone else. */
export async function addStaff(orm: Orm, conversationId: string, userId: string): Promise<ConversationParticipant> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  if (user?.role !== 'admin') {
    throw unprocessable([
      { detail: 'Only people who run the site are added', source: { pointer: '/data/attributes/userId' } },
    ])
  }
  const [added] = await orm
    .insert(conversationParticipants)
    .values({ conversationId, role: 'staff', memberId: user.id, name: user.name })
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
}

/** Marks a conversation as read for the person's own participant. @throws {HttpError} 404 for any other. */
export async function markRead(orm: Orm, id: string, person: Person): Promise<ConversationParticipant> {
  const mine = isUuid(id) ? and(eq(conversationParticipants.id, id), await ownParticipants(orm, person)) : sql`false`
  const [read] = await orm.update(conversationParticipants).set({ lastReadAt: new Date() }).where(mine).returning()
  if (!read) throw notFound('participant', id)
  return participantOf(read)
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
