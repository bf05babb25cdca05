import type { AccountView, endpoints, QueryOf } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import { accountViews, sessions, users } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'

/** What views are sorted and filtered by. */
const columns: ListColumns = {
  startedAt: accountViews.startedAt,
  user: accountViews.userId,
  admin: accountViews.adminId,
}

/** Begins a view of the dashboard as someone else. */
export async function insertView(
  tx: Orm,
  { adminId, userId, sessionId }: { adminId: string; userId: string; sessionId: string },
): Promise<void> {
  await tx.insert(accountViews).values({ adminId, userId, sessionId })
  await tx.update(sessions).set({ viewedUserId: userId }).where(eq(sessions.id, sessionId))
}

/** Ends the view of a session, if it has one. */
export async function endView(tx: Orm, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ viewedUserId: null }).where(eq(sessions.id, sessionId))
  await tx
    .update(accountViews)
    .set({ endedAt: now() })
    .where(and(eq(accountViews.sessionId, sessionId), isNull(accountViews.endedAt)))
}

/** Ends the views of sessions that are about to end. */
export async function endViewsOf(tx: Orm, tokenHash: string): Promise<void> {
  const ended = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  await tx
    .update(accountViews)
    .set({ endedAt: now() })
    .where(and(inArray(accountViews.sessionId, ended), isNull(accountViews.endedAt)))
}

/** Returns a page of the views, by default newest first. [WORK-017] */
export async function listViews(
  orm: Orm,
  query: QueryOf<typeof endpoints.accountViews.list>,
  page: { size: number; offset: number },
): Promise<{ items: AccountView[]; total: number }> {
  const admins = alias(users, 'admins')
  const where = filterCondition(query, columns)
  const [found] = await orm.select({ total: count() }).from(accountViews).where(where)
  const rows = await orm
    .select({
      view: accountViews,
      adminName: sql<string>`coalesce(${admins.name}, '')`,
      userName: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(accountViews)
    .leftJoin(admins, eq(admins.id, accountViews.adminId))
    .leftJoin(users, eq(users.id, accountViews.userId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-startedAt', unique: accountViews.id }))
    .limit(page.size)
    .offset(page.offset)
  const items = rows.map(({ view, adminName, userName }) => ({
    id: view.id,
    ...(view.adminId ? { adminId: view.adminId } : {}),
    adminName,
    ...(view.userId ? { userId: view.userId } : {}),
    userName,
    startedAt: view.startedAt.toISOString(),
    ...(view.endedAt ? { endedAt: view.endedAt.toISOString() } : {}),
  }))
  return { items, total: found?.total ?? 0 }
}
