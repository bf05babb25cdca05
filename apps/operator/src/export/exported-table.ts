// cspell:ignore attname attrelid attnum conkey
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '@pkg/api/database'

/** A column of an exported table: its name, its type in PostgreSQL, and the table that it refers to, if any. */
export interface ExportedColumn {
  name: string
  type: string
  refersTo?: string
}

/** A table as it's exported. */
export interface ExportedTable {
  name: string
  columns: readonly ExportedColumn[]
  /** The columns that are left out because they have secrets. */
  omitted: readonly string[]
}

/** The tables that mean nothing outside of this installation: sessions, codes, limits, stored responses, waiting jobs, and its migrations. */
export const omittedTables = [
  'attempts',
  'idempotency_keys',
  'jobs',
  'migrations',
  'one_time_tokens',
  'sessions',
] as const

/** The columns with which someone could sign in, or open a link. */
const secretColumns: readonly string[] = [
  'device_hash',
  'key_hash',
  'password_hash',
  'secret',
  'sign_hash',
  'token_hash',
]

/** Returns the tables of a database by name. */
export async function readExportedTables(orm: Orm): Promise<ExportedTable[]> {
  const references = await readReferences(orm)
  const rows = await rowsOf(
    orm,
    sql`select c.table_name as "table", c.column_name as "column", c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      order by c.table_name, c.ordinal_position`,
  )
  const tables = new Map<string, { name: string; columns: ExportedColumn[]; omitted: string[] }>()
  for (const row of rows) {
    const [table, name] = [String(row['table']), String(row['column'])]
    if (omittedTables.some((omitted) => omitted === table)) continue
    const known = tables.get(table) ?? { name: table, columns: [], omitted: [] }
    tables.set(table, known)
    const refersTo = references.get(`${table}.${name}`)
    if (secretColumns.includes(name)) known.omitted.push(name)
    else known.columns.push({ name, type: String(row['type']), ...(refersTo === undefined ? {} : { refersTo }) })
  }
  return [...tables.values()]
}

/** Returns the tables that columns refer to, by `table.column`. */
async function readReferences(orm: Orm): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    orm,
    sql`select c.relname || '.' || a.attname as "column", f.relname as refers
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map((row) => [String(row['column']), String(row['refers'])]))
}

/** Photos and documents are in some rows, so only some are in memory. */
const rowsAtATime = 200

/** Reads the rows of a table as lines of JSON, a few at a time. `tx` must be a transaction. */
export async function* readLines(tx: Orm, { name, columns }: ExportedTable): AsyncGenerator<string> {
  const quoted = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  await tx.execute(sql`declare exported no scroll cursor for
    select row_to_json(one)::text as line from (select ${quoted} from ${sql.identifier(name)}) one`)
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${rowsAtATime} from exported`))
    for (const { line } of rows) yield `${String(line)}\n`
    if (rows.length < rowsAtATime) break
  }
  await tx.execute(sql`close exported`)
}
