import type { endpoints, QueryOf, WizardRun } from '@pkg/api-client'
import { wizardSchemaNames } from '@pkg/domain'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { partners, wizardRuns } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import { lateIds, runColumns, runsFromEvents } from './run-sql-store'

type RunQuery = QueryOf<typeof endpoints.wizardRuns.list>

/** What runs are sorted and filtered by. */
const columns: ListColumns = {
  day: sql`run.day`,
  schema: sql`run.schema`,
  schemaVersion: sql`run.schema_version`,
  site: sql`run.site`,
  leftAt: sql`run.left_at`,
  cameBackAt: sql`run.came_back_at`,
  isSent: sql`run.is_sent`,
}

/** Runs as they are now: those whose sums are late are read from their events. */
const currentRuns = sql`(select ${runColumns} from ${wizardRuns} where id <> all(${lateIds}) union all ${runsFromEvents(lateIds)}) run`

/** Returns a page of runs, by default newest first, and how many there are. [WORK-014] */
export async function listRuns(
  orm: Orm,
  query: RunQuery,
  { size, offset }: { size: number; offset: number },
): Promise<{ items: WizardRun[]; total: number }> {
  const where =
    and(filterCondition(query, columns), stepCondition(query, 'seen'), stepCondition(query, 'answered')) ?? sql`true`
  const order = listOrder(query, columns, { sort: '-day', unique: sql`run.id` })
  const [counted] = await rowsOf(orm, sql`select count(*)::int as total from ${currentRuns} where ${where}`)
  const rows = await rowsOf(
    orm,
    sql`select run.id::text, run.day::text, run.schema, run.schema_version, run.seen, run.answered, run.left_at, run.came_back_at,
        run.is_sent, ${partners.name} as partner_name
      from ${currentRuns} left join ${partners} on ${partners.id}::text = run.site
      where ${where} order by ${sql.join(order, sql`, `)} limit ${size} offset ${offset}`,
  )
  return { items: rows.map(toRun), total: Number(counted?.['total'] ?? 0) }
}

/** Returns the condition that a run saw or answered a step, or any. */
function stepCondition(query: RunQuery, name: 'seen' | 'answered'): SQL | undefined {
  const steps = sql`run.${sql.identifier(name)}`
  const wanted = query[`filter[${name}]`]
  const some = query[`filter[${name}][in]`]
  const exists = query[`filter[${name}][exists]`]
  return and(
    wanted === undefined ? undefined : sql`${wanted} = any(${steps})`,
    some === undefined ? undefined : sql`${steps} && string_to_array(${some}, ',')`,
    exists === undefined ? undefined : sql`(cardinality(${steps}) > 0) = ${exists === 'true'}`,
  )
}

/** Returns a run as the API has it. */
function toRun(row: Record<string, unknown>): WizardRun {
  const optional = (name: string) => (typeof row[name] === 'string' ? row[name] : undefined)
  const [leftAt, cameBackAt, partnerName] = [optional('left_at'), optional('came_back_at'), optional('partner_name')]
  return {
    id: String(row['id']),
    day: String(row['day']),
    schema: wizardSchemaNames.find((name) => name === row['schema']) ?? 'gwizzy',
    schemaVersion: Number(row['schema_version']),
    ...(partnerName === undefined ? {} : { partnerName }),
    seen: toTexts(row['seen']),
    answered: toTexts(row['answered']),
    ...(leftAt === undefined ? {} : { leftAt }),
    ...(cameBackAt === undefined ? {} : { cameBackAt }),
    isSent: row['is_sent'] === true,
  }
}

const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
