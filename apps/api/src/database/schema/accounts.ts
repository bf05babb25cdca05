import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { momentOfInsert } from './moment-of-insert'
import { agents, communities } from './catalog'
import { users } from './people'
import { families } from './requests'
import { version } from './version'

/**
 * The purpose of a one-time token. A person types a `code` or a `privacy-code`, most others are links in emails. `third-party` waits for the
 * browser to return from the identity provider, `first-factor` waits for the second factor, and a correct `privacy-code` leads to a `privacy`
 * token, which opens a family's records for a few minutes.
 */
export type OneTimeTokenKind =
  | 'code'
  | 'sign-in'
  | 'verification'
  | 'recovery'
  | 'invitation'
  | 'invoices'
  | 'third-party'
  | 'first-factor'
  | 'privacy-code'
  | 'privacy'

/** The values that check an identity provider's response. */
export interface ThirdPartyCheck {
  verifier: string
  nonce: string
  browserHash: string
  site: 'marketplace' | 'dashboard'
}

/**
 * Codes and links that we sent, stored as hashes only: argon2id for a code, SHA-256 for the token of a link. A row without `userId`
 * belongs to an address without an account, or to a family. We store it so both kinds of requests take the same time and get the same response.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<OneTimeTokenKind>().notNull(),
    hash: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The family whose records it opens. */
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    /** The email address or phone number that we sent it to. */
    contact: text().notNull(),
    /** The known device or network that requested it. A newer one ends it only for the same requester. */
    requester: text(),
    /** The path to redirect to, on the site that requested it. */
    redirect: text(),
    /** The values that check the next step: the identity provider's response, or the second factor. */
    check: jsonb().$type<ThirdPartyCheck | { factor: 'password' | 'email' | 'text' | 'third-party' }>(),
    attempts: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    createdAt: momentOfInsert(),
    sentAt: momentOfInsert(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('one_time_tokens_hash').on(table.hash),
    index('one_time_tokens_contact').on(table.contact, table.kind),
    index('one_time_tokens_user').on(table.userId, table.kind),
    index('one_time_tokens_family').on(table.familyId),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
)

/** Attempts in the current window. `key` is the hash of the action and the account or address. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
)

/** Accounts at identity providers that people sign in with. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: momentOfInsert(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

/** People's claims to communities. Approval makes the person a provider of the community. */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty while the community isn't in the catalog. */
    communityId: text().references(() => communities.id, { onUpdate: 'cascade' }),
    communityName: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    jobTitle: text().notNull(),
    message: text(),
    status: text().$type<'pending' | 'approved' | 'declined'>().notNull().default('pending'),
    reason: text(),
    createdAt: momentOfInsert(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('claims_open')
      .on(table.userId, table.communityId)
      .where(sql`status <> 'declined'`),
    index('claims_user').on(table.userId, table.createdAt),
    index('claims_community').on(table.communityId, table.status),
    index('claims_status').on(table.status, table.createdAt),
    index('claims_created').on(table.createdAt),
  ],
)

/** Documents of advisors. The bytes are in a file named by the id, outside of every folder that is served. [AGENT-004] */
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
    /** The last day on which it’s valid, if it expires. */
    validUntil: date({ mode: 'string' }),
    /** How many days before the last day the latest reminder was due. Null while none was. */
    remindedDaysBefore: integer(),
    createdAt: momentOfInsert(),
  },
  (table) => [uniqueIndex('agent_documents_kind').on(table.agentId, table.kind)],
)
