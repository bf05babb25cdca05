import type { endpoints, ExitSurveyAnswer, QueryOf } from '@pkg/api-client'
import { and, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { isoTime } from '../../../database/moment'
import { uuidActions } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'

const answer = sql`counted.answer`

/** What answers are sorted and filtered by. */
const columns: ListColumns = { answer, count: sql`counted.count`, lastAt: sql`counted.last_at` }

/** Returns a page of the survey's answers since a time, by default the most frequent first, and how many there are. [EXIT-008] */
export async function countAnswers(
  orm: Orm,
  query: QueryOf<typeof endpoints.exitSurveyAnswers.list>,
  since: Date,
  { size, offset }: { size: number; offset: number },
): Promise<{ items: ExitSurveyAnswer[]; total: number }> {
  const where = and(filterCondition(query, columns), textCondition(query.q, [answer]))
  const order = listOrder(query, columns, { sort: '-count', unique: answer })
  const rows = await rowsOf(
    orm,
    sql`with counted as (
        select chosen.answer, count(*)::int as count, max(${uuidActions.createdAt}) as last_at
        from ${uuidActions}
        cross join lateral jsonb_array_elements_text(${uuidActions.actionInfo}->'data'->'exitSurvey'->'choices') as chosen(answer)
        where ${uuidActions.actionType} = 'exit-survey' and ${uuidActions.createdAt} >= ${since}
        group by chosen.answer
      )
      select ${answer}, counted.count, count(*) over ()::int as total,
        ${isoTime(sql`counted.last_at`)} as "lastAt"
      from counted
      where ${where ?? sql`true`}
      order by ${sql.join(order, sql`, `)}
      limit ${size} offset ${offset}`,
  )
  return {
    items: rows.map((row) => ({
      id: String(row['answer']),
      answer: String(row['answer']),
      count: Number(row['count']),
      lastAt: String(row['lastAt']),
    })),
    total: Number(rows[0]?.['total'] ?? 0),
  }
}
