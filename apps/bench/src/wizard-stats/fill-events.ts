import type { Database } from '@pkg/api/database'
import { rebuildSums } from '@pkg/api/wizard-events'
import { now, siteDay, wizardSchemaNames, wizardSteps } from '@pkg/domain'

/** The days on which the runs begin: as long as they're stored. */
const days = 395

/** The runs at the end that the job hasn't summed yet. */
const lateRuns = 300

/** The sites: ours, and nine partners'. */
const sites = 10

/**
 * Inserts about as many events as wanted, ten for each run of the wizard, and sums them, except for some that wait for the job. Returns the seconds that
 * summing all of them took.
 */
export async function fillEvents(database: Database, wanted: number): Promise<number> {
  await database.script(insertRuns(1, Math.round(wanted / 10)))
  const begun = performance.now()
  await rebuildSums(database.orm)
  const seconds = (performance.now() - begun) / 1000
  const late = [Math.round(wanted / 10) + 1, Math.round(wanted / 10) + lateRuns] as const
  await database.script(insertRuns(...late))
  await database.script(
    `insert into wizard_runs_to_sum select md5('run ' || i)::uuid from generate_series(${late[0]}, ${late[1]}) i`,
  )
  for (const table of ['wizard_events', 'wizard_runs', 'wizard_sums', 'wizard_runs_to_sum']) {
    await database.script(`vacuum analyze ${table}`)
  }
  return seconds
}

/** A run has 2 to 18 events: each step is seen and answered, up to the one where the person left. A long one ends with its request. */
const insertRuns = (first: number, last: number): string => `
  insert into wizard_events (run_id, n, day, schema, schema_version, site, step, kind)
  select md5('run ' || i)::uuid, n, date '${siteDay(now())}' - (i * 7919 % ${days})::int, schema.name, 1,
    case when i % 7 > 0 then 'own' else md5('site ' || i % ${sites})::uuid::text end,
    schema.steps[n / 2 + 1], case when n = 16 then 'sent' when n % 2 = 0 then 'seen' else 'answered' end
  from generate_series(${first}, ${last}) i
  join (values ${wizardSchemaNames.map(schemaRow).join(', ')}) schema(place, name, steps) on schema.place = i % 5
  cross join generate_series(0, 16) n
  where n <= 1 + i * 31 % 17 and n / 2 < cardinality(schema.steps)`

/** Steps repeat, so every schema is long enough. */
const schemaRow = (name: (typeof wizardSchemaNames)[number], place: number): string => {
  const steps = wizardSteps(name, 1)
  const long = [...steps, ...steps].slice(0, 9)
  return `(${place}, '${name}', array[${long.map((step) => `'${step}'`).join(', ')}])`
}
