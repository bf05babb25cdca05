import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import type { CommunityRecord } from './catalog'

/**
 * Imports of public record files. A `running` run is in progress or was interrupted, and importing the same file again resumes after
 * `line`. `fingerprint` is the SHA-256 of the file, and `asOf` is the day, month, or year of its rows.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    source: text().notNull(),
    file: text().notNull(),
    fingerprint: text().notNull(),
    asOf: text().notNull(),
    status: text().$type<'running' | 'complete' | 'undone'>().notNull().default('running'),
    /** The last line of the file that is stored. */
    line: integer().notNull().default(0),
    counts: jsonb().$type<{ added: number; updated: number; unchanged: number; retired: number }>().notNull(),
    /** Whether the file covered its whole source, so communities missing from it were retired. */
    isWhole: boolean().notNull().default(false),
    startedAt: momentOfInsert(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('import_runs_source').on(table.source, table.number)],
)

/** Changes of a run per community, with the record before, so the run can be undone. */
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
