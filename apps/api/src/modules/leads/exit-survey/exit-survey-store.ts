import type { ExitSurveyAnswer } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { uuidActions } from '../../../database/schema/tables'

/** Returns a page of the survey's answers since a time, the most frequent first, and how many there are. [EXIT-008] */
export async function countAnswers(
  orm: Orm,
  since: Date,
  { size, offset }: { size: number; offset: number },
): Promise<{ items: ExitSurveyAnswer[]; total: number }> {
  const rows = await rowsOf(
    orm,
    sql`select chosen.answer, count(*)::int as count, count(*) over ()::int as total,
        to_char(max(${uuidActions.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
      from ${uuidActions}
      cross join lateral jsonb_array_elements_text(${uuidActions.actionInfo}->'data'->'exitSurvey'->'choices') as chosen(answer)
      where ${uuidActions.actionType} = 'exit-survey' and ${uuidActions.createdAt} >= ${since}
      group by chosen.answer
      order by count(*) desc, chosen.answer
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
