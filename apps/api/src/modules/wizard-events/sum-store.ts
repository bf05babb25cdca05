import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { wizardEvents, wizardRuns, wizardRunsToSum, wizardSums } from '../../database/schema/tables'
import { contributions, runColumns, runsFromEvents, sumColumns, summedRuns } from './run-sql-store'

/**
 * Brings the sums of some late runs up to date, and returns whether there were any. Runs that another process has are skipped. Call it in a
 * transaction. [WORK-014]
 */
export async function sumSome(tx: Orm, most: number): Promise<boolean> {
  const marked = await rowsOf(
    tx,
    sql`delete from ${wizardRunsToSum} where run_id in
      (select run_id from ${wizardRunsToSum} order by run_id limit ${most} for update skip locked) returning run_id`,
  )
  if (marked.length === 0) return false
  // The next statements see all events of the marked runs. New ones wait until this transaction ends.
  const ids = sql`${`{${marked.map((row) => String(row['run_id'])).join(',')}}`}::uuid[]`
  await addToSums(tx, sql`${contributions(runsFromEvents(ids), 1)} union all ${contributions(summedRuns(ids), -1)}`)
  await tx.execute(
    sql`insert into ${wizardRuns} (${runColumns}) ${runsFromEvents(ids)}
      on conflict (id) do update set day = excluded.day, schema = excluded.schema, schema_version = excluded.schema_version,
        site = excluded.site, seen = excluded.seen, answered = excluded.answered, left_at = excluded.left_at,
        came_back_at = excluded.came_back_at, is_sent = excluded.is_sent`,
  )
  return true
}

/** Adds to sums in the order of their key, so two processes don’t wait for each other. */
async function addToSums(tx: Orm, added: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${wizardSums} as stored (${sumColumns})
      select step, day, schema, schema_version, site, sum(seen), sum(answered), sum("left"), sum(came_back), sum(sent)
      from (${added}) added group by step, day, schema, schema_version, site
      order by step, day, schema, schema_version, site
      on conflict (step, day, schema, schema_version, site) do update set seen = stored.seen + excluded.seen,
        answered = stored.answered + excluded.answered, "left" = stored."left" + excluded."left",
        came_back = stored.came_back + excluded.came_back, sent = stored.sent + excluded.sent`,
  )
}

/**
 * Computes runs and sums again from all stored events, and returns the number of runs. Sums of days whose events were deleted stay. Events that arrive
 * meanwhile are summed by the job. Call it in a transaction. [WORK-014]
 */
export async function rebuild(tx: Orm): Promise<number> {
  await tx.execute(sql`lock table ${wizardRuns}, ${wizardSums} in exclusive mode`)
  await tx.execute(sql`delete from ${wizardSums} where day >= (select min(day) from ${wizardEvents})`)
  await tx.execute(sql`delete from ${wizardRuns}`)
  await tx.execute(sql`insert into ${wizardRuns} (${runColumns}) ${runsFromEvents()}`)
  await addToSums(tx, contributions(sql`select ${runColumns} from ${wizardRuns}`, 1))
  const [row] = await rowsOf(tx, sql`select count(*)::int as runs from ${wizardRuns}`)
  return Number(row?.['runs'] ?? 0)
}

/** Deletes the runs that began before a day, with their events. Their sums stay. [WORK-014, TRUTH-012] */
export async function deleteRunsBefore(orm: Orm, day: string): Promise<void> {
  await orm.execute(
    sql`with gone as (
        delete from ${wizardRuns} run where run.day < ${day}
          and not exists (select 1 from ${wizardRunsToSum} late where late.run_id = run.id)
        returning run.id
      )
      delete from ${wizardEvents} where run_id = any(array(select id from gone))`,
  )
}
