import { customType, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { families } from './requests'
import { version } from './version'
import { notifications } from './work'

/** Conversations between a family and an advisor, a community, or staff. `key` allows one per pair. [DATA-018] */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    key: text().notNull(),
    kind: text().$type<'AgentClient' | 'ProviderClient' | 'RealEstateClient'>().notNull(),
    subject: text().notNull(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    lastMessage: text(),
    lastMessageAt: timestamp({ withTimezone: true }),
    /** The person of those who reply to the family that it's assigned to. [WORK-008] */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Snoozed until this time. A message from the family ends it. */
    snoozedUntil: timestamp({ withTimezone: true }),
    /** When it was marked as done. A message from the family opens it again. */
    doneAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('conversations_key').on(table.key),
    index('conversations_family').on(table.familyId),
    index('conversations_latest').on(
      table.lastMessageAt.desc().nullsLast(),
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index('conversations_state').on(table.doneAt, table.snoozedUntil),
    index('conversations_assignee').on(table.assigneeId),
    index('conversations_subject').using('gin', table.subject.op('gin_trgm_ops')),
  ],
)

/** Participants: a family, an advisor, a community's team, or a staff member. [DATA-018] */
export const conversationParticipants = pgTable(
  'conversation_participants',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text().$type<'family' | 'agent' | 'community' | 'staff'>().notNull(),
    /** The id of the family, agent, community, or account, depending on `role`. */
    memberId: text().notNull(),
    name: text().notNull(),
    lastReadAt: timestamp({ withTimezone: true }),
    /** The time when the participant left. They can't see the conversation anymore. */
    leftAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('conversation_participants_member').on(table.conversationId, table.role, table.memberId),
    index('conversation_participants_of').on(table.role, table.memberId),
  ],
)

/** Messages in conversations. [DATA-018] */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    participantId: uuid()
      .notNull()
      .references(() => conversationParticipants.id, { onDelete: 'cascade' }),
    sender: text().notNull(),
    text: text().notNull(),
    /** How it was sent, or how it came. */
    channel: text().$type<'message' | 'email' | 'text'>().notNull().default('message'),
    /** The email or text that it was sent as. */
    notificationId: uuid().references(() => notifications.id, { onDelete: 'set null' }),
    /** A hash of the Message-ID of the email that it came as, so the same email isn't added twice. */
    emailHash: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('conversation_messages_email').on(table.emailHash),
    index('conversation_messages_notification').on(table.notificationId),
    index('conversation_messages_of').on(table.conversationId, table.createdAt),
    index('conversation_messages_text').using('gin', table.text.op('gin_trgm_ops')),
  ],
)

/** Bytes, as the drivers read and write them. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * The emails that came to conversations, whole. An email of the family belongs to its message. One from another address is held until staff add it or
 * dismiss it, which deletes all but the row. [EDGE-005, EDGE-007]
 */
export const inboundEmails = pgTable(
  'inbound_emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => conversationMessages.id, { onDelete: 'cascade' }),
    status: text().$type<'added' | 'held' | 'dismissed'>().notNull(),
    /** A hash of the Message-ID, and of the sender of one that was held, so the same email isn't held twice. */
    hash: text().notNull(),
    /** Who sent a held email, and what they wrote. */
    sender: text(),
    text: text(),
    /** The email as our mail server received it. */
    source: bytes(),
    receivedAt: momentOfInsert(),
  },
  (table) => [
    unique('inbound_emails_hash').on(table.conversationId, table.hash),
    unique('inbound_emails_message').on(table.messageId),
    index('inbound_emails_of').on(table.conversationId, table.status, table.receivedAt),
  ],
)

/** Internal notes in conversations, in their own table, so no list of messages can contain them. Only advisors and admins read them. [WORK-008] */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The name of the author at the time. */
    author: text().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('conversation_notes_of').on(table.conversationId, table.createdAt),
    index('conversation_notes_author').on(table.authorId),
  ],
)
