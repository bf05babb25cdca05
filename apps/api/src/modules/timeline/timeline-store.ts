import type { endpoints, QueryOf } from '@pkg/api-client'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { isoTime } from '../../database/moment'
import type { Person } from '../../http/person'
import { filterCondition, listOrder } from '../../http/lists/list-query'
import { timelineSources } from './timeline-sources-store'

/** The filters of a timeline. */
export type TimelineQuery = QueryOf<typeof endpoints.timeline.list>

/** A row of a timeline, which isn't checked yet. */
export type TimelineRow = Record<string, unknown>

/** The rows of a timeline's page, and how many events of each kind it has besides the filter of kinds. */
interface TimelinePage {
  rows: TimelineRow[]
  counts: { kind: string; count: number; isSelected: boolean }[]
}

/** What a timeline is sorted and filtered by. The whole millisecond is compared, as in other lists. */
const columns = { at: sql`date_trunc('milliseconds', entry.at)`, kind: sql`entry.kind` }

/** Returns a page of what happened to a family, by default newest first. */
export async function listTimelineRows(
  orm: Orm,
  query: TimelineQuery,
  { person, ownConversations }: { person: Person; ownConversations: SQL | undefined },
  page: { size: number; offset: number },
): Promise<TimelinePage> {
  const sources = sql.join(timelineSources(query['filter[client]'], ownConversations, person), sql` union all `)
  const all = sql`(${sources}) as entry`
  const { at, kind } = columns
  const isInTime = filterCondition(timesOf(query), { at }) ?? sql`true`
  const isSelected = filterCondition(query, { kind }) ?? sql`true`
  const counts = await rowsOf(
    orm,
    sql`select entry.kind, count(*)::int as count, ${isSelected} as selected from ${all} where ${isInTime} group by entry.kind`,
  )
  const order = listOrder(query, { at: sql`entry.at` }, { sort: '-at', unique: sql`entry.id` })
  const rows = await rowsOf(
    orm,
    sql`select entry.id, ${isoTime(sql`entry.at`)} as at, entry.kind, entry.actor, jsonb_strip_nulls(entry.payload) as payload
      from ${all} where ${isInTime} and ${isSelected} order by ${sql.join(order, sql`, `)}
      limit ${page.size} offset ${page.offset}`,
  )
  return {
    rows,
    counts: counts.map((row) => ({
      kind: String(row['kind']),
      count: Number(row['count']),
      isSelected: row['selected'] === true,
    })),
  }
}

/** Returns the filters of a query by time, whose values the database reads as times. */
function timesOf(query: TimelineQuery): object {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith('filter[at]')))
}
