import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { agents, communities } from './catalog'
import { users } from './people'

/**
 * What a secret is for. `code` is typed in, most others are links of letters; `third-party` waits for a browser to come back, and
 * `first-factor` for it to show a second one.
 */
export type OneTimeTokenKind =
  'code' | 'sign-in' | 'confirm' | 'recovery' | 'invitation' | 'invoices' | 'third-party' | 'first-factor'

/** What the third party's answer is checked with. */
export interface ThirdPartyCheck {
  verifier: string
  nonce: string
  browserHash: string
  site: 'marketplace' | 'dashboard'
}

/**
 * Codes and links that were sent out. Their text is nowhere: a code is kept as argon2id, the token of a link as SHA-256. A row without
 * `userId` was asked for an address that has no account; it is there so that asking costs and answers the same.
 */
export const oneTimeTokens = pgTable(
  'secrets',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<OneTimeTokenKind>().notNull(),
    hash: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The address or number it went to. */
    contact: text().notNull(),
    /** Where its use leads, a path of the site that asked. */
    redirect: text(),
    /** What comes next is checked with this: the third party's answer, or the second factor. */
    check: jsonb().$type<ThirdPartyCheck | { factor: 'password' | 'email' | 'text' | 'third-party' }>(),
    tries: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('secrets_hash').on(table.hash),
    index('secrets_contact').on(table.contact, table.kind),
    index('secrets_user').on(table.userId, table.kind),
    index('secrets_expiry').on(table.expiresAt),
  ],
)

/** How often something was tried in the current window; `key` names the deed and the account or address, hashed. */
export const attempts = pgTable(
  'tries',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('tries_end').on(table.endsAt)],
)

/** Accounts at third parties that open one of ours. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

/** Claims of people to communities. An approved one makes its person a provider of that community. */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty while the catalogue does not know the community. */
    communityId: text().references(() => communities.id, { onUpdate: 'cascade' }),
    communityName: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    jobTitle: text().notNull(),
    message: text(),
    status: text().$type<'pending' | 'approved' | 'refused'>().notNull().default('pending'),
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('claims_open')
      .on(table.userId, table.communityId)
      .where(sql`status <> 'refused'`),
    index('claims_user').on(table.userId, table.createdAt),
    index('claims_community').on(table.communityId, table.status),
    index('claims_status').on(table.status, table.createdAt),
    index('claims_created').on(table.createdAt),
  ],
)

/** Papers of advisors. The bytes lie in a file named by the id, outside every served folder. [AGENT-004] */
export const agentDocuments = pgTable(
  'agent_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text().$type<'liabilityInsurance' | 'irsw9' | 'stateRegistration'>().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('agent_documents_kind').on(table.agentId, table.kind)],
)
