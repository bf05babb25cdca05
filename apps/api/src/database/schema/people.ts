import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@pkg/api-client/server'

/** People with an account. `email` is stored in lower case, `phone` as +1 and ten digits. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text().$type<Exclude<Role, 'visitor'>>().notNull().default('customer'),
    name: text().notNull().default(''),
    email: text(),
    phone: text(),
    passwordHash: text(),
    agentId: text(),
    /** The browser that created the account; it may complete the contact data until a password is set. */
    anonymousId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email), index('users_anonymous').on(table.anonymousId)],
)

/** Sessions, found by the SHA-256 of the cookie's token, so that a stolen table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Who speaks for a community: asked for by the person, decided by an admin. */
export const communityMembers = pgTable(
  'community_members',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text().notNull(),
    status: text().$type<'pending' | 'approved' | 'refused'>().notNull().default('pending'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.communityId] }),
    index('community_members_community').on(table.communityId, table.status),
  ],
)
