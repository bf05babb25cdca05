import { type SQL, sql } from 'drizzle-orm'
import { isoTime } from '../../../database/moment'

/** The tables whose records can be merged. */
export type MergedTable = 'organizations' | 'contacts'

/** Days in which a merge can be undone. */
export const undoDays = 30

/** Returns the records that were merged into one, newest first, or null for none. [DASH-013, DASH-014] */
export function mergeNotesOf(table: MergedTable): SQL {
  const name = sql.identifier(table)
  return sql`(select jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'at', ${isoTime(sql`other.merged_at`)},
      'by', other.merged_by, 'undoUntil', ${isoTime(sql`other.merged_at + make_interval(days => ${undoDays}::int)`)})
      order by other.merged_at desc)
    from ${name} as other where other.merged_into_id = ${name}.id)`
}
