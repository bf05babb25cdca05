import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { type StaffRole, users } from './people'

/** Changes that people make to several records together. Kept for a day. [WORK-003] */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role in which the person started it. */
    role: text().$type<StaffRole>(),
    /** The JSON:API type of the records. */
    recordType: text().notNull(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: momentOfInsert(),
    finishedAt: timestamp({ withTimezone: true }),
    /** When the person asked to undo it. */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('bulk_actions_user').on(table.userId, table.createdAt)],
)

/** The state of a record in a bulk action. `changing` and `undoing` records are at work, or were when a process was killed. */
export type BulkItemState = 'waiting' | 'changing' | 'changed' | 'unchanged' | 'failed' | 'undoing' | 'undone' | 'kept'

/** The records of bulk actions, in the order of the list. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    actionId: uuid()
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    recordId: text().notNull(),
    state: text().$type<BulkItemState>().notNull().default('waiting'),
    /** When a process began to work on it. */
    claimedAt: timestamp({ withTimezone: true }),
    /** The values that the change replaces, with null for none. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The version of the record that the change is based on, and afterwards, the one that it made. */
    version: integer(),
    /** Why it wasn't changed, or wasn't changed back. */
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.actionId, table.position] }),
    index('bulk_items_open')
      .on(table.actionId, table.position)
      .where(sql`${table.state} in ('waiting', 'changing', 'undoing')`),
    index('bulk_items_record').on(table.recordId),
  ],
)
