import type { Role } from '@pkg/api-client/server'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Accounts. `email` is lowercase, `phone` is +1 and ten digits. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text().$type<Exclude<Role, 'visitor'>>().notNull().default('customer'),
    status: text().$type<'active' | 'invited' | 'disabled'>().notNull().default('active'),
    name: text().notNull().default(''),
    email: text(),
    /** When the person first verified the address. Null again after it changes. */
    emailVerifiedAt: timestamp('email_proven_at', { withTimezone: true }),
    phone: text(),
    phoneVerifiedAt: timestamp('phone_proven_at', { withTimezone: true }),
    passwordHash: text(),
    agentId: text(),
    /** The browser that created the account. It may complete the contact info until someone verifies it. */
    anonymousId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The lowercase text that admins search. */
    search: text().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_phone').on(table.phone),
    index('users_anonymous').on(table.anonymousId),
    index('users_agent').on(table.agentId),
    index('users_created').on(table.createdAt),
    index('users_name').on(table.name),
    index('users_role').on(table.role, table.status, table.createdAt),
    index('users_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

/** Sessions, by the SHA-256 of the cookie's token, so that a stolen table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** The public id of the session. Its owner never sees the token. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's name and operating system. */
    browser: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)
