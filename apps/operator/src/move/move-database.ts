import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, migrate, rowsOf } from '@pkg/api/database'
import { MoveError } from './move-error'
import {
  type MovedTable,
  readRows,
  readSelfReferences,
  readTables,
  type SelfReference,
  sumTable,
  type TableSum,
} from './moved-table'
import { moveTexts as texts } from './texts'

/** What was moved. */
export interface MovedData {
  tables: number
  rows: number
  /** How many of them an earlier run had moved. */
  earlier: number
}

/** The connections of a move have this name, so others can be told from them. */
export const applicationName = 'hearthway-move'

/**
 * Copies all rows of a database to an empty one and compares each table by checksum. A run that was interrupted goes on where it stopped, or begins
 * again if the source changed since. Until the end, no API starts on the target, and during a run on neither. [LIFE-007]
 * @throws {MoveError} when the target has data, a database is in use, or a table differs afterward.
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  onProgress: (table: string, done: number, total: number) => void = () => undefined,
): Promise<MovedData> {
  for (const database of [source, target]) await requireUnused(database)
  const id = await requirePair(source, target)
  if (id === undefined) await migrateBoth(source, target)
  await mark(source, 'source', await mark(target, 'target', id ?? randomUUID()))
  try {
    const tables = await readTables(source.orm)
    await requireSameTables(target, tables)
    const moved = await readMoved(source, target, tables)
    const unmoved = tables.filter(({ name }) => !moved.has(name))
    const selfReferences = await readSelfReferences(source.orm)
    await loosen(target, tables, selfReferences)
    // Rows that an interrupted run left, those that refer to others first.
    for (const { name } of unmoved.toReversed()) await target.script(`delete from ${name}`)
    for (const [position, table] of unmoved.entries()) {
      onProgress(table.name, position, unmoved.length)
      await moveTable(source, target, table)
    }
    await finish(source, target, tables, selfReferences)
    const sums = await rowsOf(target.orm, sql`select sum(rows)::text as rows from hearthway_move.tables`)
    await target.script('drop schema hearthway_move cascade')
    return { tables: tables.length, rows: Number(sums[0]?.['rows'] ?? 0), earlier: moved.size }
  } finally {
    // The source stays as it was, so the API can run on it again.
    await source.script('drop schema if exists hearthway_move cascade')
  }
}

type Role = 'source' | 'target'

/**
 * Returns the id of the move that goes on, or undefined for a new one to an empty database.
 * @throws {MoveError} when the target has data, or either database has another part in a move that was interrupted.
 */
async function requirePair(source: Database, target: Database): Promise<string | undefined> {
  const [from, to] = [await readMark(source), await readMark(target)]
  if (from?.role === 'target' || to?.role === 'source') throw new MoveError(texts.otherDirection)
  if (from && from.id !== to?.id) throw new MoveError(texts.otherMove)
  if (to) return to.id
  const found = await rowsOf(target.orm, sql`select tablename from pg_tables where schemaname = 'public'`)
  if (found.length > 0) throw new MoveError(texts.notEmpty(found.length))
  return undefined
}

async function migrateBoth(source: Database, target: Database): Promise<void> {
  await migrate(source)
  await migrate(target)
}

/** Marks a database as a part of a move, and returns the move's id. An API doesn’t start on a database with this schema. See `migrate`. */
async function mark(database: Database, role: Role, id: string): Promise<string> {
  await database.script(`create schema if not exists hearthway_move;
    create table if not exists hearthway_move.tables (name text primary key, rows numeric not null, checksum text not null);
    create table if not exists hearthway_move.move (id uuid primary key, role text not null);
    insert into hearthway_move.move (id, role) values ('${id}', '${role}') on conflict do nothing`)
  return id
}

async function readMark({ orm }: Database): Promise<{ id: string; role: Role } | undefined> {
  const [found] = await rowsOf(orm, sql`select to_regclass('hearthway_move.move') is not null as found`)
  if (found?.['found'] !== true) return undefined
  const [row] = await rowsOf(orm, sql`select id::text, role from hearthway_move.move`)
  return row && { id: String(row['id']), role: row['role'] === 'source' ? 'source' : 'target' }
}

/** Returns the tables that an interrupted run moved, or none if one of them changed in the source since. */
async function readMoved(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(target.orm, sql`select name, rows::text, checksum from hearthway_move.tables`)
  const sums = new Map(rows.map(({ name, ...sum }) => [String(name), sum]))
  for (const table of tables) {
    const stored = sums.get(table.name)
    if (!stored) continue
    const { rows: number, checksum } = await sumTable(source.orm, table)
    if (stored['rows'] === number && stored['checksum'] === checksum) continue
    await target.script('delete from hearthway_move.tables')
    return new Set()
  }
  return new Set(sums.keys())
}

/** Turns off triggers, which would record each row as a change, and removes references of tables to themselves. */
async function loosen(
  target: Database,
  tables: readonly MovedTable[],
  selfReferences: readonly SelfReference[],
): Promise<void> {
  await target.script(
    [
      ...tables.map(({ name }) => `alter table ${name} disable trigger user;`),
      ...selfReferences.map(({ table, name }) => `alter table ${table} drop constraint if exists ${name};`),
    ].join('\n'),
  )
}

/** Seeds of migrations are moved as the source has them, so the tables of both have to be the same. */
async function requireSameTables(target: Database, tables: readonly MovedTable[]): Promise<void> {
  const others = new Map((await readTables(target.orm)).map((table) => [table.name, table]))
  for (const { name, columns } of tables) {
    const other = others.get(name)
    if (other?.columns.join() !== columns.join()) throw new MoveError(texts.differentTable(name))
  }
}

async function moveTable(source: Database, target: Database, table: MovedTable): Promise<void> {
  const { name, columns } = table
  await source.orm.transaction((tx) => target.copy(name, columns, readRows(tx, table)))
  const sum = await requireEqual(source, target, table)
  await target.orm.execute(
    sql`insert into hearthway_move.tables (name, rows, checksum) values (${name}, ${sum.rows}, ${sum.checksum})`,
  )
}

async function requireEqual(source: Database, target: Database, table: MovedTable): Promise<TableSum> {
  const [from, to] = [await sumTable(source.orm, table), await sumTable(target.orm, table)]
  if (from.rows !== to.rows || from.checksum !== to.checksum) {
    throw new MoveError(texts.different(table.name, from.rows, to.rows))
  }
  return from
}

/** Lets numbers go on where they were, and turns triggers and references on again. */
async function finish(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
  selfReferences: readonly SelfReference[],
): Promise<void> {
  const sequences = await rowsOf(
    source.orm,
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, value } of sequences) {
    await target.orm.execute(sql`select setval(${String(name)}::regclass, ${String(value)}::bigint)`)
  }
  await target.script(
    [
      ...selfReferences.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`,
      ),
      ...tables.map(({ name }) => `alter table ${name} enable trigger user;`),
    ].join('\n'),
  )
  await target.script('analyze')
}

/** The time in milliseconds in which a server ends the connections that clients have closed. */
const closingTime = 5000

async function requireUnused({ engine, orm }: Database): Promise<void> {
  if (engine === 'pglite') return
  for (const end = performance.now() + closingTime; ; await pause(100)) {
    const [row] = await rowsOf(
      orm,
      sql`select count(*)::int as others from pg_stat_activity where datname = current_database()
        and application_name <> ${applicationName} and backend_type = 'client backend'`,
    )
    const others = Number(row?.['others'] ?? 0)
    if (others === 0) return
    if (performance.now() > end) throw new MoveError(texts.inUse(others))
  }
}
