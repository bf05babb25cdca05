import type { endpoints, QueryOf, RecordRead } from '@pkg/api-client'
import { and, count, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, reveals } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { visibleFamilies } from '../access'

/** What accesses are sorted and filtered by. */
const columns: ListColumns = {
  at: reveals.at,
  client: reveals.familyId,
  person: reveals.userId,
  route: reveals.route,
}

/** Returns a page of who saw contact info of families, by default newest first. Advisors see that of their families, and admins all. [WORK-017, ROLE-010] */
export async function listRecordReads(
  orm: Orm,
  query: QueryOf<typeof endpoints.recordReads.list>,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ items: RecordRead[]; total: number }> {
  const visible = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  const where = and(
    person.role === 'admin' ? undefined : inArray(reveals.familyId, visible),
    filterCondition(query, columns),
    textCondition(query.q, [reveals.person]),
  )
  const [found] = await orm.select({ total: count() }).from(reveals).where(where)
  const rows = await orm
    .select()
    .from(reveals)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: reveals.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toRecordRead), total: found?.total ?? 0 }
}

function toRecordRead(row: typeof reveals.$inferSelect): RecordRead {
  return {
    id: row.id,
    at: row.at.toISOString(),
    clientId: row.familyId,
    personId: row.userId,
    person: row.person,
    role: row.role,
    ...(row.agentId ? { agentId: row.agentId } : {}),
    route: row.route,
    reason: row.reason,
  }
}
