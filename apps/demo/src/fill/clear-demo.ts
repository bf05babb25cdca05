import { ne, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'

/** Everything of a demo but its communities. */
const demoTables =
  'agents, users, sessions, families, leads, tasks, family_events, notifications, uuid_actions, idempotency_keys'

/** Whether people have worked with a database. */
export async function isInUse({ orm }: Database): Promise<boolean> {
  const [found] = await rowsOf(
    orm,
    sql`select exists (select from families) or exists (select from users) or exists (select from uuid_actions) as used`,
  )
  return found?.['used'] === true
}

/** Takes away what a filling that broke off has left. Public records stay; their slugs are given. */
export async function clearDemo(database: Database): Promise<string[]> {
  const publicRecords = await database.orm
    .select({ id: communities.id })
    .from(communities)
    .where(ne(communities.source, 'demo'))
  if (publicRecords.length === 0) {
    await database.script(`truncate communities, reviews, ${demoTables} cascade`)
  } else {
    await database.script(`truncate ${demoTables} cascade`)
    await database.script(
      `delete from reviews where community_id in (select id from communities where source = 'demo');
       delete from communities where source = 'demo'`,
    )
  }
  return publicRecords.map(({ id }) => id)
}
