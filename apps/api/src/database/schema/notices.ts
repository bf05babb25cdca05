import type { emailedNoticeKinds, noticeKinds, NoticeSettings } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { families } from './requests'

/** What people who work on the dashboard are told about. What a notice says is written when it's read, so it has no personal values. [WORK-016] */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account that is notified. */
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof noticeKinds)[number]>().notNull(),
    familyId: uuid().references(() => families.id),
    /** The note, task, offer, conversation, or question. */
    recordId: text().notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: momentOfInsert(),
    readAt: timestamp({ withTimezone: true }),
    /** When an email had it. */
    emailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('notices_owner').on(table.ownerId, table.at),
    index('notices_family').on(table.familyId),
    index('notices_actor').on(table.actorId),
    // A thread that goes on is one notice until it's read.
    uniqueIndex('notices_unread')
      .on(table.ownerId, table.kind, table.recordId)
      .where(sql`read_at is null`),
  ],
)

/** The record that each person looks at, and when they last said so. A minute later it means nothing. [WORK-016] */
export const presences = pgTable(
  'presences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The JSON:API type. */
    recordType: text().notNull(),
    recordId: text().notNull(),
    seenAt: momentOfInsert(),
  },
  (table) => [index('presences_record').on(table.recordId)],
)

/** When a kind of notice is emailed to a person who chose. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof emailedNoticeKinds)[number]>().notNull(),
    email: text().$type<NoticeSettings['mention']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind] })],
)
