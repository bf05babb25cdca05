import type { CallLog, endpoints, QueryOf } from '@pkg/api-client'
import { callOutcomes } from '@pkg/domain'
import { and, count, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { callLogs, families } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleFamilies } from '../../access'

/** The filters and the sort of a list of logged calls. */
export type CallLogQuery = QueryOf<typeof endpoints.callLogs.list>

/** What logged calls are sorted and filtered by. */
const columns: ListColumns = {
  at: callLogs.at,
  minutes: callLogs.minutes,
  client: callLogs.familyId,
  agent: callLogs.agentId,
}

/** The outcome is on its own, because the numbers per outcome don't depend on it. */
const outcomeColumns: ListColumns = { outcome: callLogs.outcome }

/** Returns a page of the logged calls to families that a person may see, by default newest first, and how many had each outcome. [WORK-009] */
export async function listCallLogs(
  orm: Orm,
  query: CallLogQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const visible = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  const others = and(inArray(callLogs.familyId, visible), filterCondition(query, columns))
  const where = and(others, filterCondition(query, outcomeColumns))
  const [found] = await orm.select({ total: count() }).from(callLogs).where(where)
  const counted = await orm
    .select({ outcome: callLogs.outcome, count: count() })
    .from(callLogs)
    .where(others)
    .groupBy(callLogs.outcome)
  const rows = await orm
    .select()
    .from(callLogs)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: callLogs.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toCallLog), total: found?.total ?? 0, counts: countsOf(counted) }
}

/** Inserts a logged call. */
export async function insertCallLog(tx: Orm, log: typeof callLogs.$inferInsert): Promise<CallLog> {
  const [saved] = await tx.insert(callLogs).values(log).returning()
  if (!saved) throw new Error('The call was not saved')
  return toCallLog(saved)
}

function countsOf(counted: { outcome: CallLog['outcome']; count: number }[]): Record<CallLog['outcome'], number> {
  const counts = { reached: 0, 'left-message': 0, 'no-answer': 0, 'wrong-number': 0 }
  for (const outcome of callOutcomes) counts[outcome] = counted.find((row) => row.outcome === outcome)?.count ?? 0
  return counts
}

function toCallLog(log: typeof callLogs.$inferSelect): CallLog {
  return {
    id: log.id,
    clientId: log.familyId,
    outcome: log.outcome,
    at: log.at.toISOString(),
    person: log.person,
    createdAt: log.createdAt.toISOString(),
    ...(log.minutes === null ? {} : { minutes: log.minutes }),
    ...(log.note ? { note: log.note } : {}),
    ...(log.agentId ? { agentId: log.agentId } : {}),
  }
}
