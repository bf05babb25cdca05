import type { NewWizardEvents } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { wizardEvents, wizardRunsToSum } from '../../database/schema/tables'

/** Events of a run, with what the server knows of them. */
export interface StoredEvents extends NewWizardEvents {
  day: string
  site: string
}

/** Stores events that aren’t stored yet, and marks their run to be summed. [WORK-014] */
export async function insertEvents(orm: Orm, { runId, day, schema, schemaVersion, site, events }: StoredEvents) {
  await orm.execute(sql`
    with stored as (
      insert into ${wizardEvents} (run_id, n, day, schema, schema_version, site, step, kind)
      select ${runId}::uuid, sent.n, ${day}::date, ${schema}, ${schemaVersion}, ${site}, sent.step, sent.kind
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as sent(n smallint, step text, kind text)
      on conflict do nothing
      returning n
    )
    insert into ${wizardRunsToSum} (run_id) select ${runId}::uuid where exists (select 1 from stored)
    -- The update waits for a job that is summing the run, which then doesn’t miss these events.
    on conflict (run_id) do update set run_id = excluded.run_id`)
}
