import type { FamilyEvent } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { agents } from './catalog'
import { users } from './people'
import { families } from './requests'

/** Pieces of work. `key` keeps a worker that is started twice from opening a task twice. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    ownerId: text().references(() => agents.id),
    title: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<'open' | 'done'>().notNull().default('open'),
  },
  (table) => [
    unique('tasks_key').on(table.key),
    index('tasks_owner').on(table.ownerId, table.status, table.dueAt),
    index('tasks_due').on(table.status, table.dueAt),
    index('tasks_family').on(table.familyId),
  ],
)

/** What happened to a family, in order. Rows are only ever added. */
export const familyEvents = pgTable(
  'family_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    type: text().$type<FamilyEvent['type']>().notNull(),
    text: text().notNull(),
    author: text(),
    /** Whose note it is: a name can be anybody's. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('family_events_family').on(table.familyId, table.createdAt)],
)

/** Messages to people. `key` names the reason once, so that no reason ever sends twice. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    agentId: text().references(() => agents.id),
    /** The account it is about; closing that account takes its messages along. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    channel: text().$type<'email' | 'text'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** A code or link that stands in the body as `{secret}`; kept apart, so that it can be taken out once it is used. */
    secret: text(),
    secretExpiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Not to be sent before. Whoever sends it puts this off first, so that nobody else does, and a killed sender is followed by another. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often it was handed to a server. */
    tries: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** Why it will never arrive, in plain words. */
    failure: text(),
  },
  (table) => [
    unique('notifications_key').on(table.key),
    index('notifications_due')
      .on(table.channel, table.dueAt)
      .where(sql`sent_at is null and failure is null`),
    index('notifications_created').on(table.createdAt),
    index('notifications_agent').on(table.agentId, table.createdAt),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_family').on(table.familyId),
  ],
)
