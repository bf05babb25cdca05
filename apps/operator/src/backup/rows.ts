import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '@pkg/api/database'

/** Counts the rows of each of our tables, including those in `pgboss`, which contains the jobs of earlier versions. */
export async function countRows(orm: Orm): Promise<Record<string, number>> {
  const tables = await rowsOf(
    orm,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf(orm, sql.raw(`select count(*)::int as rows from ${String(name)}`))
    counts[String(name)] = Number(row?.['rows'])
  }
  return counts
}

/** Returns the sum of the rows of all tables. */
export const sumRows = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0)
