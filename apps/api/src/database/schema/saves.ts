import type { ListVote, UserSave, UuidAux } from '@pkg/api-client'
import type { CareTypeSlug, Language, ToolAnswers, ToolSlug, TypeOfCareSlug } from '@pkg/domain'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { users } from './people'

/** Communities that people saved, in their account or, without one, in their browser. */
export const userSaves = pgTable(
  'user_saves',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    anonymousId: text(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    kind: text().$type<UserSave['kind']>().notNull(),
    note: text(),
    /** The care that the person searched for. [FIND-025] */
    care: text().$type<CareTypeSlug>(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('user_saves_user').on(table.userId, table.communityId),
    unique('user_saves_anonymous').on(table.anonymousId, table.communityId),
  ],
)

/** What people entered in the tools and saved in their account. [HOME-004] */
export const savedTools = pgTable(
  'saved_tools',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text().$type<ToolSlug>().notNull(),
    answers: jsonb().$type<ToolAnswers>().notNull(),
    savedAt: momentOfInsert(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tool] })],
)

/** Information about a browser, and about the account that signed in there. */
export const uuidAuxes = pgTable(
  'uuid_auxes',
  {
    id: uuid().primaryKey().defaultRandom(),
    anonymousId: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    info: jsonb().$type<Omit<UuidAux, 'id' | 'updatedAt'>>().notNull(),
    updatedAt: momentOfInsert(),
  },
  (table) => [unique('uuid_auxes_anonymous').on(table.anonymousId), index('uuid_auxes_user').on(table.userId)],
)

/** Communities that people shared by email. Only the message contains the recipient's address. */
export const userShares = pgTable(
  'user_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    anonymousId: text(),
    communityIds: text().array().notNull(),
    createdAt: momentOfInsert(),
  },
  (table) => [index('user_shares_anonymous').on(table.anonymousId, table.createdAt)],
)

/** Links to a person's saved communities, one for each relative. Only their hashes are stored. [TRUST-014] */
export const listShares = pgTable(
  'list_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    anonymousId: text(),
    relative: text().notNull(),
    /** The name of the person who shares, as the relative sees it. */
    sharedBy: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: momentOfInsert(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('list_shares_token').on(table.tokenHash),
    index('list_shares_user').on(table.userId),
    index('list_shares_anonymous').on(table.anonymousId),
  ],
)

/** What relatives think of communities on a shared list. [TRUST-014] */
export const listVotes = pgTable(
  'list_votes',
  {
    shareId: uuid()
      .notNull()
      .references(() => listShares.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    vote: text().$type<ListVote['vote']>().notNull(),
    comment: text(),
    votedAt: momentOfInsert(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.communityId] })],
)

/** Searches whose new matches a person gets by email. [HOME-005] */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    anonymousId: text(),
    /** Null for the address of the account. */
    email: text(),
    care: text().$type<TypeOfCareSlug>().notNull(),
    state: text(),
    /** The place, with the name that it had when the search was saved. */
    place: jsonb().$type<{ kind: string; slug: string; name: string }>(),
    filters: text().notNull(),
    /** The language of the pages on which the search was saved, and of its emails. */
    language: text().$type<Language>().notNull().default('en'),
    /** The keys of the communities that matched last time. */
    knownKeys: bigint({ mode: 'number' }).array().notNull(),
    /** The hash of the link that turns the alert on. */
    tokenHash: text(),
    tokenExpiresAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    /** Changes when the checks start again, which ends earlier ones. */
    revision: integer().notNull().default(0),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('search_alerts_token').on(table.tokenHash),
    index('search_alerts_user').on(table.userId),
    index('search_alerts_anonymous').on(table.anonymousId),
    index('search_alerts_email').on(table.email),
  ],
)
