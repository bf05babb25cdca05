import type { Role } from '@pkg/api-client/server'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { version } from './version'

/** A role that responds to families or works for the operator. */
export type StaffRole = Exclude<Role, 'visitor' | 'customer'>

/** People with an account. `email` is stored in lower case, `phone` as +1 and ten digits. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    role: text().$type<Exclude<Role, 'visitor'>>().notNull().default('customer'),
    /** The roles that the account has besides `role`. Only staff have several. [WORK-001] */
    otherRoles: text().array().$type<StaffRole[]>().notNull().default([]),
    status: text().$type<'active' | 'invited' | 'disabled'>().notNull().default('active'),
    name: text().notNull().default(''),
    email: text(),
    /** When the person first verified the address. Cleared when the address changes. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    phone: text(),
    phoneVerifiedAt: timestamp({ withTimezone: true }),
    passwordHash: text(),
    agentId: text(),
    /** The browser that created the account. It can add contact info until someone verifies an address or number. */
    anonymousId: text(),
    createdAt: momentOfInsert(),
    /** The text that admins search, in lower case. */
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
    index('users_name_parts').using('gin', table.name.op('gin_trgm_ops')),
    index('users_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

/** Sessions, identified by the SHA-256 of the cookie's token, so a stolen table grants no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** The id that the person sees instead of the token. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's name and operating system. */
    browser: text().notNull().default(''),
    /** Which of several roles the person works in. Empty for the account's first role. */
    role: text().$type<StaffRole>(),
    /** Whose dashboard an admin views in it. */
    viewedUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: momentOfInsert(),
    lastUsedAt: momentOfInsert(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** When people last used their accounts, to within five minutes. Using an account doesn't change it, so this isn't part of it. [DASH-012] */
export const accountUses = pgTable(
  'account_uses',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('account_uses_last').on(table.lastSeenAt)],
)

/** When admins viewed the dashboard as someone else. Never changed, except for its end. [WORK-001, WORK-017] */
export const accountViews = pgTable(
  'account_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid().notNull(),
    startedAt: momentOfInsert(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('account_views_started').on(table.startedAt),
    index('account_views_admin').on(table.adminId),
    index('account_views_user').on(table.userId),
    index('account_views_session').on(table.sessionId),
  ],
)

/**
 * Browsers that signed in to an account, identified by the SHA-256 of the cookie's token. A stranger's attempts don't count toward theirs.
 * [TRUTH-014]
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId),
    index('known_devices_expiry').on(table.expiresAt),
  ],
)
