import { sql } from 'drizzle-orm'
import { type Cell, type Orm, rowsOf } from '@pkg/api/database'
import { MoveError } from './move-error'
import { moveTexts as texts } from './texts'

/** A table as the move reads and writes it. Both engines write the same values as the same texts. */
export interface MovedTable {
  /** The name, quoted for SQL. */
  name: string
  /** The columns that aren’t computed from others, quoted for SQL. */
  columns: readonly string[]
  /** The same columns as texts. */
  texts: readonly string[]
}

/** The number and the checksum of a table’s rows, in any order. */
export interface TableSum {
  rows: string
  checksum: string
}

/** Migrations belong to each database. */
const ownTable = 'migrations'
/** Photos and invoices are in some rows, so only some are in memory. */
const rowsAtATime = 200

/** Returns the tables of a database, each after those that it refers to. @throws {MoveError} when tables refer to each other in a circle. */
export async function readTables(orm: Orm): Promise<MovedTable[]> {
  const columns = await rowsOf(
    orm,
    sql`select quote_ident(c.table_name) as "table", quote_ident(c.column_name) as "column", c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.table_name <> ${ownTable}
      order by c.table_name, c.ordinal_position`,
  )
  const tables = new Map<string, { name: string; columns: string[]; texts: string[] }>()
  for (const { table, column, type } of columns) {
    const name = String(table)
    const moved = tables.get(name) ?? { name, columns: [], texts: [] }
    moved.columns.push(String(column))
    moved.texts.push(textOf(String(column), String(type)))
    tables.set(name, moved)
  }
  return inOrder(tables, await readReferences(orm))
}

/** Sessions show times in their own zones, so a time is written in UTC. */
const textOf = (column: string, type: string): string =>
  type === 'timestamp with time zone' ? `(${column} at time zone 'UTC')::text || '+00'` : `${column}::text`

async function readReferences(orm: Orm): Promise<Map<string, Set<string>>> {
  const rows = await rowsOf(
    orm,
    sql`select quote_ident(c.relname) as "table", quote_ident(f.relname) as refers
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  const references = new Map<string, Set<string>>()
  for (const { table, refers } of rows) {
    const name = String(table)
    references.set(name, (references.get(name) ?? new Set()).add(String(refers)))
  }
  return references
}

/** A reference of a table to itself, such as of a merged record to the remaining one. */
export interface SelfReference {
  table: string
  name: string
  /** What PostgreSQL calls its definition. */
  definition: string
}

/** Returns the references of tables to themselves. Rows come in any order, so these can be checked only after all of them. */
export async function readSelfReferences(orm: Orm): Promise<SelfReference[]> {
  const rows = await rowsOf(
    orm,
    sql`select quote_ident(c.relname) as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid = k.confrelid`,
  )
  return rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }))
}

function inOrder(tables: ReadonlyMap<string, MovedTable>, references: ReadonlyMap<string, Set<string>>): MovedTable[] {
  const ordered = new Set<MovedTable>()
  while (ordered.size < tables.size) {
    const named = new Set([...ordered].map(({ name }) => name))
    const next = [...tables.values()].filter(
      (table) => !ordered.has(table) && [...(references.get(table.name) ?? [])].every((name) => named.has(name)),
    )
    if (next.length === 0) throw new MoveError(texts.circle)
    for (const table of next) ordered.add(table)
  }
  return [...ordered]
}

/** Returns the number of rows and their checksum, which doesn’t depend on their order. */
export async function sumTable(orm: Orm, { name, texts: cells }: MovedTable): Promise<TableSum> {
  const text = sql.raw(`md5(row(${cells.join(', ')})::text)`)
  const [row] = await rowsOf(
    orm,
    sql`select count(*)::text as rows, coalesce(sum(('x' || left(${text}, 16))::bit(64)::bigint), 0)::text as checksum
      from ${sql.raw(name)}`,
  )
  return { rows: String(row?.['rows']), checksum: String(row?.['checksum']) }
}

/** Reads the rows of a table a few at a time. `tx` must be a transaction. */
export async function* readRows(tx: Orm, { name, columns, texts: cells }: MovedTable): AsyncGenerator<Cell[]> {
  const keys = columns.map((_, position) => `c${position}`)
  const named = cells.map((cell, position) => `${cell} as ${keys[position]}`)
  await tx.execute(sql.raw(`declare moved no scroll cursor for select ${named.join(', ')} from ${name}`))
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${rowsAtATime} from moved`))
    for (const row of rows) yield keys.map((key) => asCell(row[key]))
    if (rows.length < rowsAtATime) break
  }
  await tx.execute(sql`close moved`)
}

const asCell = (value: unknown): Cell => (value === null ? null : String(value))
