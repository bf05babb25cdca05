import type { DoubleChoice, ImportCounts, ImportKindName, ImportRowState, ImportStatus } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/** Files that staff import. The rows are deleted when an import can't be undone anymore. [WORK-015] */
export const fileImports = pgTable(
  'file_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    kind: text().$type<ImportKindName>().notNull(),
    status: text().$type<ImportStatus>().notNull().default('uploaded'),
    fileName: text().notNull(),
    separator: text().notNull(),
    encoding: text().notNull(),
    /** The names of the columns, and the field of each, which is empty for a column that isn't imported. */
    header: text().array().notNull(),
    fields: text().array().notNull(),
    onDouble: text().$type<DoubleChoice>().notNull().default('skip'),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** On whose behalf rows are written: who started it, and then who undoes it. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: momentOfInsert(),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    undoUntil: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    /** The numbers of rows, kept when the rows are deleted. */
    counts: jsonb().$type<ImportCounts>(),
  },
  (table) => [
    index('file_imports_created').on(table.createdAt),
    index('file_imports_created_by').on(table.createdBy),
    index('file_imports_actor').on(table.actorId),
  ],
)

/** A problem of a row, at a field. */
export interface ImportFault {
  field: string
  problem: string
}

/** The rows of files that staff import: what the file has, what was corrected, and what became of them. [WORK-015] */
export const fileImportRows = pgTable(
  'file_import_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    importId: uuid()
      .notNull()
      .references(() => fileImports.id, { onDelete: 'cascade' }),
    /** The line of the file that the row ends on. */
    line: integer().notNull(),
    cells: text().array().notNull(),
    /** Corrected texts by field. */
    fixes: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text().$type<ImportRowState>().notNull().default('new'),
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    choice: text().$type<DoubleChoice>(),
    /** The record that it's a double of, or the line of an earlier row. */
    doubleId: text(),
    doubleLine: integer(),
    /** The fields in which it differs from the record. */
    differs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    problem: text(),
    /** The record that was written, its values before, and its version afterward. */
    recordId: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    recordVersion: integer(),
  },
  (table) => [
    uniqueIndex('file_import_rows_line').on(table.importId, table.line),
    index('file_import_rows_state').on(table.importId, table.state, table.line),
    index('file_import_rows_record').on(table.recordId),
  ],
)
