import type { CallOutcome, Language } from '@pkg/domain'
import type { FamilyEvent, MessageKind, StoppableKind } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { agents } from './catalog'
import type { MessageBlock } from './message-blocks'
import { users } from './people'
import { documents } from './documents'
import { families } from './requests'
import { version } from './version'

/** Tasks. `key` prevents a second task when a job runs twice. A task without a family belongs to its owner, or to the admins. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    key: text().notNull(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    ownerId: text().references(() => agents.id),
    title: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<'open' | 'done' | 'canceled'>().notNull().default('open'),
    createdAt: momentOfInsert(),
    /** When it was done or canceled. */
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('tasks_key').on(table.key),
    index('tasks_owner').on(table.ownerId, table.status, table.dueAt),
    index('tasks_due').on(table.status, table.dueAt, table.familyId),
    index('tasks_family').on(table.familyId),
  ],
)

/** Calls to families that staff logged. [WORK-009] */
export const callLogs = pgTable(
  'call_logs',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    outcome: text().$type<CallOutcome>().notNull(),
    minutes: integer(),
    note: text(),
    /** When they called. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who called: their name at the time, their account, and their id as an advisor. */
    person: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    agentId: text().references(() => agents.id),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('call_logs_family').on(table.familyId, table.at),
    index('call_logs_agent').on(table.agentId, table.at),
    index('call_logs_at').on(table.at),
    index('call_logs_user').on(table.userId),
  ],
)

/** Emails that a recipient stopped, by a hash of the address. [TRUTH-009] */
export const emailStops = pgTable(
  'email_stops',
  {
    addressHash: text().notNull(),
    kind: text().$type<StoppableKind>().notNull(),
    stoppedAt: momentOfInsert(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.kind] })],
)

/**
 * People who asked us to stop messages, by a hash of each of their addresses and numbers, and by their family, whose address can change. The outbox sends
 * them only what they ask for. [EDGE-008]
 */
export const messagePauses = pgTable(
  'message_pauses',
  {
    id: uuid().primaryKey().defaultRandom(),
    addressHash: text().notNull(),
    /** Null for a number that no family has. */
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    /** How the family asked, and in which words. An erasure deletes the words. */
    channel: text().$type<'email' | 'text'>().notNull(),
    words: text(),
    pausedAt: momentOfInsert(),
  },
  (table) => [
    unique('message_pauses_address').on(table.addressHash, table.familyId).nullsNotDistinct(),
    index('message_pauses_family').on(table.familyId),
  ],
)

/** The timelines of families. Only notes can be changed or deleted. */
export const familyEvents = pgTable(
  'family_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    type: text().$type<FamilyEvent['type']>().notNull(),
    text: text().notNull(),
    /** Empty for what the site did itself. */
    author: text(),
    /** The author of a note. Names aren't unique. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: momentOfInsert(),
  },
  (table) => [index('family_events_family').on(table.familyId, table.createdAt)],
)

/** Emails and texts. `key` identifies the reason, so nothing is sent twice for the same reason. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    agentId: text().references(() => agents.id),
    /** The account that the message is about. Deleting the account deletes its messages. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    channel: text().$type<'email' | 'text'>().notNull(),
    recipient: text().notNull(),
    /** The address that an answer goes to, for an email to our staff. Null for an answer to the brand's address. */
    replyTo: text(),
    /** Null for messages of versions that didn't store it. */
    kind: text().$type<MessageKind>(),
    /** The language of its words. [FIND-015] */
    language: text().$type<Language>().notNull().default('en'),
    subject: text().notNull(),
    blocks: jsonb().$type<MessageBlock[]>().notNull(),
    /** The file that comes with an email. */
    documentId: uuid().references(() => documents.id),
    /** A code or link that replaces `{secret}` in the blocks. It's stored separately so we can delete it after use. */
    secret: text(),
    secretExpiresAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
    /** The earliest time to send. A worker postpones it before sending, so no one else sends the message, and another worker takes over if it's killed. */
    dueAt: momentOfInsert(),
    /** The number of attempts to send it. */
    attempts: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** The reason it can't be delivered, in plain words. */
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
