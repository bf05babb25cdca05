import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database'
import { facts } from './schema/tables'

/** What is taken off a table while it is filled, and the statement that puts it back. */
interface Removed {
  drop: string
  create: string
}

/**
 * Fills tables without their indexes and foreign keys, and makes those anew in the end: sorting once costs a fraction of keeping an index
 * through each row. `onIndexed` hears which share of them is made. Their definitions are written down first, so that a filling that was killed is mended by the next. Primary keys stay.
 */
export async function bulkLoad(
  database: Database,
  tables: readonly string[],
  { fill, onIndexed }: { fill: () => Promise<void>; onIndexed: (share: number) => void },
): Promise<void> {
  const { orm } = database
  const name = `indexes of ${tables.join(', ')}`
  const [left] = await orm.select().from(facts).where(eq(facts.name, name))
  const removed = left ? parsed(left.value) : await removable(database, tables)
  await orm
    .insert(facts)
    .values({ name, value: JSON.stringify(removed) })
    .onConflictDoNothing()
  for (const { drop } of removed) await database.script(drop)
  await fill()
  for (const [place, { create }] of removed.entries()) {
    // A larger sort memory in the same session; the embedded database would take it from the server's own.
    await database.script(
      database.engine === 'postgres' ? `set local maintenance_work_mem = '512MB'; ${create}` : create,
    )
    onIndexed((place + 1) / removed.length)
  }
  await orm.delete(facts).where(eq(facts.name, name))
}

async function removable(database: Database, tables: readonly string[]): Promise<Removed[]> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )
  const keys = await rowsOf(
    database.orm,
    sql`select format('alter table %s drop constraint if exists %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
      from pg_constraint where contype = 'f' and conrelid::regclass::text in (${names}) order by conname`,
  )
  const indexes = await rowsOf(
    database.orm,
    sql`select format('drop index if exists %I', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
      from pg_index where indrelid::regclass::text in (${names})
        and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
  )
  // Keys last: checking them needs the indexes.
  return [...indexes, ...keys].map((row) => ({ drop: String(row['drop']), create: String(row['create']) }))
}

function parsed(value: string): Removed[] {
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? list.map(({ drop, create }: Removed) => ({ drop, create })) : []
}
