import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './schema/tables'

/** Typed queries for both engines. Inside of a transaction, the transaction itself. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof tables>

/** The database, embedded (PGlite) or PostgreSQL. */
export interface Database {
  engine: 'pglite' | 'postgres'
  orm: Orm
  /** Streams rows into a table with COPY. A row is a list of cells in the order of `columns`. Resolves to the row count. */
  copy(table: string, columns: readonly string[], rows: Iterable<Cell[]> | AsyncIterable<Cell[]>): Promise<number>
  /** Runs one or more statements without parameters. */
  script(text: string): Promise<void>
  /**
   * Calls `onMessage` with what a channel of `NOTIFY` delivers after each commit, from every process. Calls `onInterruption` when messages may have
   * been lost. Returns a function that stops it.
   */
  listen(channel: string, onMessage: (text: string) => void, onInterruption: () => void): Promise<() => Promise<void>>
  /** Returns the number of busy and idle connections, and of requests that wait for one. Missing without a pool. */
  connections?(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** A cell of COPY. Arrays become PostgreSQL arrays, objects become JSON. */
export type Cell = string | number | null | undefined | readonly string[] | object

/** Returns a query from text with `$1`, `$2` … and its values, for libraries that pass these to a driver. */
export function boundSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, position) => (position % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
    sql``,
  )
}

/** Runs a query and returns its rows as plain records. */
export async function rowsOf(orm: Orm, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await orm.execute(query)
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return []
  return result.rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
}
