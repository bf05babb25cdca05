import type { Database } from '@pkg/api/database'

/** Timeline events and recorded changes of each family. */
const eventsPerFamily = { timeline: 4, changes: 6 }

/** Inserts what happened to the planned families: events of their timelines, and the record of changes with a value each. */
export async function fillHistory(database: Pick<Database, 'script'>): Promise<void> {
  await database.script(`
    insert into family_events (family_id, type, text, author, created_at)
    select id, (array['request', 'assigned', 'stage', 'note'])[event],
      (array['Requested pricing', 'Assigned to an advisor', 'Stage: new → contacted', 'They asked what the care fee covers. I sent them the worksheet.'])[event],
      'Advisor', created_at + event * interval '2 hours'
    from bench_families, generate_series(1, ${eventsPerFamily.timeline}) event`)
  await database.script(`
    insert into record_changes (id, at, actor_id, action, record_table, record_id, family_id)
    select md5('bench change ' || n || ' ' || change)::uuid, created_at + change * interval '3 hours', (select id from users where name = 'Measured advisor'),
      'changed', 'families', id::text, id
    from bench_families, generate_series(1, ${eventsPerFamily.changes}) change`)
  await database.script(`
    insert into changed_values (change_id, field, before, after)
    select md5('bench change ' || n || ' ' || change)::uuid, 'stage', '"new"', '"contacted"'
    from bench_families, generate_series(1, ${eventsPerFamily.changes}) change`)
}
