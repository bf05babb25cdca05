import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import { pageOf } from '../../../http/answer-calls'

type UserRow = typeof users.$inferSelect

/** How a list of people is narrowed, ordered and paged. */
interface UserQuery {
  q?: string
  'filter[role]'?: UserRow['role']
  'filter[status]'?: UserRow['status']
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt'
}

const orders = {
  name: asc(users.name),
  '-name': desc(users.name),
  createdAt: asc(users.createdAt),
  '-createdAt': desc(users.createdAt),
}

/** A page of the people whom `visible` lets through, the newest first unless asked otherwise. [API-004, API-005] */
export async function listUsers(
  orm: Orm,
  query: UserQuery,
  visible?: SQL,
): Promise<{ items: UserRow[]; total: number }> {
  const page = pageOf(query)
  const role = query['filter[role]']
  const status = query['filter[status]']
  const where = and(
    visible,
    role ? eq(users.role, role) : undefined,
    status ? eq(users.status, status) : undefined,
    query.q ? sql`${users.search} like ${containing(query.q.toLowerCase())}` : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(users).where(where)
  const items = await orm
    .select()
    .from(users)
    .where(where)
    .orderBy(orders[query.sort ?? '-createdAt'], users.id)
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}
