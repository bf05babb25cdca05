import type { ConsentBox, ConsentKind } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { families, leads, uuidActions } from './requests'

/**
 * The consent ledger: rows are only ever added, each holding the hash of the one before. The database refuses every change and
 * deletion. What must be deletable stands in `consent_details`, for which the row holds a commitment. [TRUST-001]
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** From 1, without gaps. */
    position: integer().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    actionId: uuid().references(() => uuidActions.id),
    kind: text().$type<ConsentKind>().notNull(),
    recipientKind: text().$type<'agent' | 'community'>(),
    recipientId: text(),
    /** Two-letter code, for a state's disclosure. */
    state: text(),
    text: text().notNull(),
    version: text().notNull(),
    language: text().notNull(),
    boxes: jsonb().$type<ConsentBox[]>().notNull(),
    page: text().notNull(),
    /** SHA-256 of the salted details. */
    commitment: text().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('consents_position').on(table.position),
    index('consents_family').on(table.familyId, table.kind, table.position),
    index('consents_action').on(table.actionId),
  ],
)

/** Network address and browser of a consent, which an erasure deletes where no law asks for them. */
export const consentDetails = pgTable('consent_details', {
  consentId: uuid()
    .primaryKey()
    .references(() => consents.id),
  salt: text().notNull(),
  networkAddress: text().notNull(),
  browser: text().notNull(),
})

/** What of a family went to whom, when and why. One that is neither ended nor revoked is what the recipient sees by. [TRUST-002] */
export const releases = pgTable(
  'releases',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    leadId: uuid().references(() => leads.id, { onDelete: 'set null' }),
    recipientKind: text().$type<'agent' | 'community'>().notNull(),
    recipientId: text().notNull(),
    recipientName: text().notNull(),
    /** What it rests on. Only families of before the ledger have none. */
    consentId: uuid().references(() => consents.id),
    /** Names of what was sent, such as `phone`. */
    sent: text().array().notNull(),
    reason: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    openedAt: timestamp({ withTimezone: true }),
    /** Over without the family's doing, such as an advisor who did not answer. */
    endedAt: timestamp({ withTimezone: true }),
    /** Taken back by the family. */
    revokedAt: timestamp({ withTimezone: true }),
    confirmBy: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('releases_active')
      .on(table.familyId, table.recipientKind, table.recipientId)
      .where(sql`ended_at is null and revoked_at is null`),
    index('releases_family').on(table.familyId, table.sentAt),
    index('releases_recipient').on(table.recipientKind, table.recipientId, table.sentAt),
    index('releases_sent').on(table.sentAt),
  ],
)

/** Who looked at a number or address, when and why. [TRUST-008] */
export const reveals = pgTable(
  'reveals',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    userId: uuid().notNull(),
    person: text().notNull(),
    role: text().notNull(),
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('reveals_family').on(table.familyId, table.at)],
)

/** Keys of links in letters, by their SHA-256, that open a family's receipts without an account. [TRUST-003] */
export const receiptLinks = pgTable(
  'receipt_links',
  {
    tokenHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('receipt_links_family').on(table.familyId)],
)

/** Copies of an acknowledged state disclosure that went to a community, without which it may not pay. [TRUST-015] */
export const disclosureCopies = pgTable(
  'disclosure_copies',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    communityId: text().notNull(),
    consentId: uuid()
      .notNull()
      .references(() => consents.id),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('disclosure_copies_once').on(table.familyId, table.communityId, table.consentId)],
)
