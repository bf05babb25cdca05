import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { families } from './requests'
import { version } from './version'

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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('conversations_key').on(table.key),
    index('conversations_family').on(table.familyId),
    index('conversations_latest').on(table.lastMessageAt),
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('conversation_messages_of').on(table.conversationId, table.createdAt),
    index('conversation_messages_text').using('gin', table.text.op('gin_trgm_ops')),
  ],
)
