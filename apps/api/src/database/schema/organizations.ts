import { type AnyPgColumn, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { version } from './version'

/** What a merge changed, for its undo: the values of the remaining record before and after, and the rows that moved to it, by table. */
export interface MergeValues {
  kept: Record<string, { before: unknown; after: unknown }>
  moved: Record<string, (string | number)[]>
}

/** The columns of a record that can be merged into another of its table. One that was merged stays for the undo, and no one reads it. [DASH-013, DASH-014] */
export const mergeColumns = (kept: () => AnyPgColumn) => ({
  mergedIntoId: uuid().references(kept, { onDelete: 'cascade' }),
  mergedAt: timestamp({ withTimezone: true }),
  /** The name of the person who merged it. */
  mergedBy: text(),
  mergeValues: jsonb().$type<MergeValues>(),
})

/** Companies that operate communities. [DASH-013] */
export const organizations = pgTable(
  'organizations',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    name: text().notNull(),
    line1: text(),
    city: text(),
    state: text(),
    zip: text(),
    websiteUrl: text(),
    createdAt: momentOfInsert(),
    ...mergeColumns((): AnyPgColumn => organizations.id),
  },
  (table) => [
    index('organizations_name').on(table.name),
    index('organizations_state').on(table.state),
    index('organizations_merged').on(table.mergedIntoId),
  ],
)
