import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database'
import { metadata } from './schema/tables'

/** The statements that drop an index or foreign key and create it again. */
interface DroppedObject {
  drop: string
  create: string
}

/**
 * Fills tables without their indexes and foreign keys, then creates these again: sorting once takes a fraction of the time of updating an
 * index for each row. `onIndexed` gets the share that is done. The definitions are stored first, so the next load repairs one that was
 * killed. Primary keys and unique constraints stay.
 */
export async function bulkLoad(
  database: Database,
  tables: readonly string[],
  { fill, onIndexed }: { fill: () => Promise<void>; onIndexed: (share: number) => void },
): Promise<void> {
  const { orm } = database
  const name = `indexes of ${tables.join(', ')}`
  const [interrupted] = await orm.select().from(metadata).where(eq(metadata.name, name))
  const dropped = interrupted ? parseDropped(interrupted.value) : await findDroppable(database, tables)
  await orm
    .insert(metadata)
    .values({ name, value: JSON.stringify(dropped) })
    .onConflictDoNothing()
  for (const { drop } of dropped) await database.script(drop)
  await fill()
  for (const [position, { create }] of dropped.entries()) {
    // Sorting is faster with more memory. The embedded database would take it from the server's memory.
    await database.script(
      database.engine === 'postgres' ? `set local maintenance_work_mem = '512MB'; ${create}` : create,
    )
    onIndexed((position + 1) / dropped.length)
  }
  await orm.delete(metadata).where(eq(metadata.name, name))
}

async function findDroppable(database: Database, tables: readonly string[]): Promise<DroppedObject[]> {
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
  // Foreign keys come last, because checking them needs the indexes.
  return [...indexes, ...keys].map((row) => ({ drop: String(row['drop']), create: String(row['create']) }))
}

function parseDropped(value: string): DroppedObject[] {
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? list.map(({ drop, create }: DroppedObject) => ({ drop, create })) : []
}
