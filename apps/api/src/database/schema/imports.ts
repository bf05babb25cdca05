import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CommunityRecord } from './catalog'

/**
 * Imports of public files. A run that is `running` broke off or is under way: the same file goes on behind `line`. `fingerprint` is the
 * SHA-256 of the file, `vintage` the day, month or year that its rows are of.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    source: text().notNull(),
    file: text().notNull(),
    fingerprint: text().notNull(),
    vintage: text().notNull(),
    status: text().$type<'running' | 'complete' | 'undone'>().notNull().default('running'),
    /** Up to which line of the file all is stored. */
    line: integer().notNull().default(0),
    counts: jsonb().$type<{ added: number; updated: number; unchanged: number; retired: number }>().notNull(),
    /** Whether the file stood for its whole source, so that what it lacked was retired. */
    isWhole: boolean().notNull().default(false),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('import_runs_source').on(table.source, table.number)],
)

/** What a run did to a community, and the record that stood there before: by this it can be undone. */
export const importChanges = pgTable(
  'import_changes',
  {
    runId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    communityId: text().notNull(),
    kind: text().$type<'added' | 'updated' | 'retired'>().notNull(),
    before: jsonb().$type<CommunityRecord>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.communityId] }),
    index('import_changes_community').on(table.communityId),
  ],
)
