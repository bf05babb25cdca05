import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'

/**
 * What staff did with records. Triggers of the tables fill it, and it's only ever added to. Values are in a table of their own, so an erasure can blank
 * those of a family. [WORK-006, WORK-017]
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: momentOfInsert(),
    /** The account. It can be deleted later. */
    actorId: uuid().notNull(),
    action: text().$type<'created' | 'changed' | 'deleted'>().notNull(),
    /** The table of the record. */
    recordTable: text().notNull(),
    recordId: text().notNull(),
    /** The family that the record belongs to. */
    familyId: uuid(),
    /** The account that the record is, or whose person wrote it. */
    userId: uuid(),
  },
  (table) => [
    index('record_changes_record').on(table.recordTable, table.recordId, table.at),
    index('record_changes_family').on(table.familyId, table.at),
    index('record_changes_user').on(table.userId),
    index('record_changes_actor').on(table.actorId, table.at),
    index('record_changes_at').on(table.at),
  ],
)

/** What a change replaced. An erasure blanks the values. */
export const changedValues = pgTable(
  'changed_values',
  {
    changeId: uuid()
      .notNull()
      .references(() => recordChanges.id),
    /** The column, or `column.key` in one that holds an object. */
    field: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.field] })],
)
