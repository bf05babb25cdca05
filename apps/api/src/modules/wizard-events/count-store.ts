import { and, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { wizardSums } from '../../database/schema/tables'
import { filterCondition, type ListColumns } from '../../http/lists/list-query'
import { contributions, lateIds, runsFromEvents, sumColumns, summedRuns } from './run-sql-store'

/** What is counted of runs at a step, or at any. */
export const runMeasures = ['seen', 'answered', 'left', 'came-back', 'sent'] as const
export type RunMeasure = (typeof runMeasures)[number]

/** What runs are counted by. A schema is one with its version. */
export type RunGroup = 'step' | 'day' | 'schema' | 'site'

/** Numbers of runs by group. The empty step is any step. */
export interface RunCounts {
  group: string
  counts: Readonly<Record<RunMeasure, number>>
}

/** The days and the filters of counted runs. Filters have the names and values of the list’s. */
export interface CountedRuns {
  from: string
  to: string
  filters: Readonly<Record<string, string>>
}

const columns: ListColumns = {
  schema: sql`schema`,
  schemaVersion: sql`schema_version`,
  site: sql`site`,
}

const groups: Readonly<Record<RunGroup, SQL>> = {
  step: sql`step`,
  day: sql`day::text`,
  schema: sql`schema || ' ' || schema_version`,
  site: sql`site`,
}

/** Counts runs by group. Reads the sums, and adds what runs changed since they were summed, so the counts are never late. [WORK-014] */
export async function countRuns(orm: Orm, by: RunGroup, { from, to, filters }: CountedRuns): Promise<RunCounts[]> {
  const where = and(
    sql`day >= ${from}::date and day <= ${to}::date`,
    by === 'step' ? undefined : sql`step = ''`,
    filterCondition(filters, columns),
  )
  const late = sql`select ${sumColumns} from
    (${contributions(runsFromEvents(lateIds), 1)} union all ${contributions(summedRuns(lateIds), -1)}) late where ${where}`
  const rows = await rowsOf(
    orm,
    sql`select ${groups[by]} as name, sum(seen)::int as seen, sum(answered)::int as answered, sum("left")::int as "left",
        sum(came_back)::int as came_back, sum(sent)::int as sent
      from (select ${sumColumns} from ${wizardSums} where ${where} union all ${late}) counted group by 1`,
  )
  return rows.map((row) => ({
    group: String(row['name']),
    counts: {
      seen: Number(row['seen']),
      answered: Number(row['answered']),
      left: Number(row['left']),
      'came-back': Number(row['came_back']),
      sent: Number(row['sent']),
    },
  }))
}

/** Returns the filters of the list that find the runs of a number at a step, or at any if it’s empty. [WORK-014] */
export function measureFilters(measure: RunMeasure, step: string): Readonly<Record<string, string>> {
  if (measure === 'sent') return { ...(step ? { 'filter[seen]': step } : {}), 'filter[isSent]': 'true' }
  const name = { seen: 'seen', answered: 'answered', left: 'leftAt', 'came-back': 'cameBackAt' }[measure]
  return step ? { [`filter[${name}]`]: step } : { [`filter[${name}][exists]`]: 'true' }
}
