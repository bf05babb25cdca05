import { now } from '@pkg/domain'
import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { accountUses, sessions, type StaffRole, users } from '../../../database/schema/tables'
import type { UserRow } from '../users/user-store'
import { endViewsOf } from './account-view-store'

/** A stored session. */
export type SessionRow = typeof sessions.$inferSelect

/** Returns the session with this token hash and its active account, unless it has expired. */
export async function findSession(
  orm: Orm,
  tokenHash: string,
  moment: Date,
): Promise<{ user: UserRow; session: SessionRow } | undefined> {
  const [found] = await orm
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, moment), eq(users.status, 'active')))
  return found
}

/** Inserts a session, which its person uses now. */
export async function insertSession(
  orm: Orm,
  session: typeof sessions.$inferInsert & { lastUsedAt: Date },
): Promise<void> {
  await orm.insert(sessions).values(session)
  await recordUse(orm, session.userId, session.lastUsedAt)
}

/** Records when a session, and with it the account, was last used. */
export async function updateLastUsed(
  orm: Orm,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  lastUsedAt: Date,
): Promise<void> {
  await orm.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))
  await recordUse(orm, userId, lastUsedAt)
}

/** Outlives the session, which is deleted once it expires. [DASH-012] */
async function recordUse(orm: Orm, userId: string, lastSeenAt: Date): Promise<void> {
  await orm
    .insert(accountUses)
    .values({ userId, lastSeenAt })
    .onConflictDoUpdate({ target: accountUses.userId, set: { lastSeenAt } })
}

/** Returns a user's open sessions, most recently used first. `currentId` marks the session that made the request. */
export async function listSessions(orm: Orm, userId: string, currentId: string | undefined) {
  const where = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now()))
  const [found] = await orm.select({ total: count() }).from(sessions).where(where)
  const rows = await orm.select().from(sessions).where(where).orderBy(desc(sessions.lastUsedAt)).limit(100)
  return { items: rows.map((row) => toSession(row, currentId)), total: found?.total ?? 0 }
}

/** Returns an open session as its own person sees it. */
export async function findOwnSession(orm: Orm, id: string) {
  const [row] = await orm.select().from(sessions).where(eq(sessions.id, id))
  if (!row) throw new Error('The session ended while it was changed')
  return toSession(row, id)
}

/** Saves which of several roles a person works in. */
export async function saveSessionRole(tx: Orm, id: string, role: StaffRole): Promise<void> {
  await tx.update(sessions).set({ role }).where(eq(sessions.id, id))
}

function toSession(row: SessionRow, currentId: string | undefined) {
  return {
    id: row.id,
    browser: row.browser,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }
}

/** Ends one session of a user. Returns whether it existed. */
export async function deleteSession(orm: Orm, userId: string, id: string): Promise<boolean> {
  const deleted = await orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends the session with this token hash. */
export async function deleteSessionByToken(orm: Orm, tokenHash: string): Promise<void> {
  await endViewsOf(orm, tokenHash)
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Deletes all sessions that expired before a moment. */
export async function deleteExpiredSessions(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, moment))
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(orm: Orm, userId: string, exceptId?: string): Promise<void> {
  await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
}
