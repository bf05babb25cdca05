import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './schema/tables'

/** Typed queries, the same on both engines. Inside a transaction it is the transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof tables>

/** The database, embedded (PGlite) or PostgreSQL. */
export interface Database {
  engine: 'pglite' | 'postgres'
  orm: Orm
  /** Streams rows into a table with COPY; a row is a list of cells in the order of `columns`. Resolves to the row count. */
  copy(table: string, columns: readonly string[], rows: Iterable<Cell[]> | AsyncIterable<Cell[]>): Promise<number>
  /** Runs text that may hold several statements and takes no parameters. */
  script(text: string): Promise<void>
  /** Connections of the pool that work and rest now, and calls that wait for one; none where there is no pool. */
  connections?(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** A cell of COPY. Arrays become PostgreSQL arrays, objects become JSON. */
export type Cell = string | number | null | undefined | readonly string[] | object

/** Text with `$1`, `$2` … and its values, for libraries that speak to a driver, as a query of ours. */
export function boundSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, position) => (position % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
    sql``,
  )
}

/** Runs a query and gives its rows as plain records. */
export async function rowsOf(orm: Orm, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await orm.execute(query)
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return []
  return result.rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
}
