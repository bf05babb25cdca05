import { notInArray, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'

/** The tables of the demo data besides communities, their reviews, and their rooms. */
const demoTables =
  'agents, users, sessions, families, leads, tasks, family_events, notifications, uuid_actions, idempotency_keys, caller_choices, jobs, attempts, one_time_tokens, wizard_events, wizard_runs, wizard_runs_to_sum, wizard_sums'

/** The sources of demo communities: those that are generated, and those that the demo’s team adds. */
const demoSources = ['demo', 'provider'] as const

/** Returns whether people have worked with a database. */
export async function isInUse({ orm }: Database): Promise<boolean> {
  const [found] = await rowsOf(
    orm,
    sql`select exists (select from families) or exists (select from users) or exists (select from uuid_actions) as used`,
  )
  return found?.['used'] === true
}

/** Deletes what an interrupted run has left. Keeps imported public records, and returns their slugs. */
export async function clearDemo(database: Database): Promise<string[]> {
  const publicRecords = await database.orm
    .select({ id: communities.id })
    .from(communities)
    .where(notInArray(communities.source, [...demoSources]))
  if (publicRecords.length === 0) {
    await emptyTables(database, `communities, reviews, community_rooms, ${demoTables}`)
  } else {
    await emptyTables(database, demoTables)
    await database.script(
      `delete from reviews where community_id in (select id from communities where source in ('demo', 'provider'));
       delete from community_rooms where community_id in (select id from communities where source in ('demo', 'provider'));
       delete from communities where source in ('demo', 'provider')`,
    )
  }
  // Emptying the table would empty that of the communities too.
  await database.script('delete from organizations')
  return publicRecords.map(({ id }) => id)
}

/** What keeps the ledger, issued invoices, and their payments from being emptied. */
const guards = [
  ['consents', 'consents_never_emptied'],
  ['invoices', 'invoices_never_emptied'],
  ['payments', 'payments_never_emptied'],
] as const

/** Empties tables, and the ledger with the consents of demo families. No one has worked with a database whose demo isn't complete. */
async function emptyTables(database: Database, tables: string): Promise<void> {
  await database.script(
    `${guards.map(([table, guard]) => `alter table ${table} disable trigger ${guard};`).join('\n')}
     truncate ${tables} cascade;
     ${guards.map(([table, guard]) => `alter table ${table} enable trigger ${guard};`).join('\n')}`,
  )
}
