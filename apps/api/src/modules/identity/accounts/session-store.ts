import type { Orm } from '../../../database/database'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../../../database/schema/tables'

/** Returns the open sessions of a user, the last used first; `currentId` marks the one that asks. */
export async function listSessions(orm: Orm, userId: string, currentId: string | undefined) {
  const where = and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()))
  const [found] = await orm.select({ total: count() }).from(sessions).where(where)
  const rows = await orm.select().from(sessions).where(where).orderBy(desc(sessions.lastUsedAt)).limit(100)
  const items = rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThisOne: row.id === currentId,
  }))
  return { items, total: found?.total ?? 0 }
}

/** Ends one session of a user. Returns whether there was one. */
export async function deleteSession(orm: Orm, userId: string, id: string): Promise<boolean> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
