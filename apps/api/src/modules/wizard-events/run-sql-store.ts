import { type SQL, sql } from 'drizzle-orm'
import { wizardEvents, wizardRuns, wizardRunsToSum } from '../../database/schema/tables'

/** The IDs of the runs whose sums are late. */
export const lateIds = sql`array(select run_id from ${wizardRunsToSum})`

/** The columns of runs, in the order of the selects below. */
export const runColumns = sql.raw(
  'id, day, schema, schema_version, site, seen, answered, left_at, came_back_at, is_sent',
)

/** Selects runs as their events say: a run without a request that was sent ended at the last step that was seen. [WORK-014] */
export const runsFromEvents = (ids?: SQL): SQL => sql`
  select run_id as id, min(day) as day, (array_agg(schema order by n))[1] as schema,
    (array_agg(schema_version order by n))[1] as schema_version, (array_agg(site order by n))[1] as site,
    coalesce(array_agg(distinct step) filter (where kind = 'seen'), '{}') as seen,
    coalesce(array_agg(distinct step) filter (where kind = 'answered'), '{}') as answered,
    case when not bool_or(kind = 'sent') then (array_agg(step order by n desc) filter (where kind = 'seen'))[1] end
      as left_at,
    (array_agg(step order by n) filter (where kind = 'came-back'))[1] as came_back_at,
    bool_or(kind = 'sent') as is_sent
  from ${wizardEvents} where ${ids ? sql`run_id = any(${ids})` : sql`true`} group by run_id`

/** Selects runs as they were summed last. */
export const summedRuns = (ids: SQL): SQL => sql`select ${runColumns} from ${wizardRuns} where id = any(${ids})`

/** The columns of sums, in the order of the select below. */
export const sumColumns = sql.raw('step, day, schema, schema_version, site, seen, answered, "left", came_back, sent')

/** Selects what runs add to the sums, or with −1 remove: a line for each of their steps, and one without a step. */
export const contributions = (runs: SQL, sign: 1 | -1): SQL => sql`
  select steps.step, run.day, run.schema, run.schema_version, run.site,
    ${times(sign, sql`case when steps.step = '' then cardinality(run.seen) > 0 else steps.step = any(run.seen) end`)} as seen,
    ${times(sign, sql`case when steps.step = '' then cardinality(run.answered) > 0 else steps.step = any(run.answered) end`)}
      as answered,
    ${times(sign, sql`case when steps.step = '' then run.left_at is not null else steps.step = run.left_at end`)} as "left",
    ${times(sign, sql`case when steps.step = '' then run.came_back_at is not null else steps.step = run.came_back_at end`)}
      as came_back,
    ${times(sign, sql`run.is_sent and (steps.step = '' or steps.step = any(run.seen))`)} as sent
  from (${runs}) run cross join lateral (
    select '' as step union select unnest(run.seen) union select unnest(run.answered)
    union select run.came_back_at where run.came_back_at is not null
  ) steps`

const times = (sign: 1 | -1, condition: SQL): SQL => sql`${sql.raw(String(sign))} * coalesce(${condition}, false)::int`
