import type { AccessRoute, ReleaseResponse } from '@pkg/api-client'
import type { ConsentBox, ConsentKind, WordingId } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { covers } from './advisors'
import { families, leads, uuidActions } from './requests'

/**
 * The consent ledger. Rows are only added, and each contains the hash of the one before. The database rejects every change and deletion.
 * Details that can be deleted are in `consent_details`, and the row contains a commitment to them. [TRUST-001]
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

/** The wordings of consents, one row per version. Their texts never change. [TRUTH-002] */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    id: text().$type<WordingId>().notNull(),
    language: text().notNull(),
    version: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of the text. */
    hash: text().notNull(),
    storedAt: momentOfInsert(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language, table.version] })],
)

/** The network address and browser of a consent. An erasure deletes them unless a law requires them. */
export const consentDetails = pgTable('consent_details', {
  consentId: uuid()
    .primaryKey()
    .references(() => consents.id),
  salt: text().notNull(),
  networkAddress: text().notNull(),
  browser: text().notNull(),
})

/** Releases of a family's information. A recipient sees a family only through a release that is neither ended nor revoked. [TRUST-002] */
export const releases = pgTable(
  'releases',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    leadId: uuid().references(() => leads.id, { onDelete: 'set null' }),
    /** The operator runs the site. Only an erasure ends its release. */
    recipientKind: text().$type<'operator' | 'agent' | 'community'>().notNull(),
    recipientId: text().notNull(),
    recipientName: text().notNull(),
    /** The cover for an absent advisor that the release is for. It ends with it. [WORK-007] */
    coverId: uuid().references(() => covers.id, { onDelete: 'set null' }),
    /** The consent for the release. Only families from before the ledger have none. */
    consentId: uuid().references(() => consents.id),
    /** The names of the shared fields, such as `phone`. */
    sharedFields: text().array().notNull(),
    reason: text().notNull(),
    sentAt: momentOfInsert(),
    openedAt: timestamp({ withTimezone: true }),
    /** When the family was told that the recipient would call. [TRUTH-008] */
    respondBy: timestamp({ withTimezone: true }),
    /** When the release ended for a reason other than the family, such as an offer that timed out. */
    endedAt: timestamp({ withTimezone: true }),
    /** When the family stopped sharing. */
    revokedAt: timestamp({ withTimezone: true }),
    confirmBy: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    /** The recipient's latest response. A recipient who declined has no access anymore. [TRUTH-008] */
    response: text().$type<ReleaseResponse>(),
    responseNote: text(),
    /** The name of the person who gave the latest response. */
    respondedBy: text(),
    /** When the recipient first responded. */
    respondedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('releases_active')
      .on(table.familyId, table.recipientKind, table.recipientId)
      .where(sql`ended_at is null and revoked_at is null`),
    index('releases_family').on(table.familyId, table.sentAt),
    index('releases_recipient').on(table.recipientKind, table.recipientId, table.sentAt),
    index('releases_sent').on(table.sentAt),
    index('releases_missed')
      .on(sql`coalesce(${table.endedAt}, ${table.sentAt})`)
      .where(
        sql`recipient_kind = 'community' and revoked_at is null and (response = 'declined' or responded_at is null)`,
      ),
    index('releases_cover')
      .on(table.coverId)
      .where(sql`cover_id is not null`),
  ],
)

/** Who saw a family's contact info, when, why, and on which route. [TRUST-008, TRUTH-011] */
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
    /** The person's id as an advisor or real estate agent. */
    agentId: text(),
    route: text().$type<AccessRoute>().notNull().default('reveal'),
    reason: text().notNull(),
    at: momentOfInsert(),
  },
  (table) => [
    index('reveals_family').on(table.familyId, table.at),
    index('reveals_user').on(table.userId, table.at),
    index('reveals_at').on(table.at),
  ],
)

/** Keys of emailed links that open a family's receipt without an account, stored as SHA-256. [TRUST-003] */
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

/** Copies of acknowledged state disclosures that we sent to communities. Some states require one before we issue an invoice. [TRUST-015] */
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
    sentAt: momentOfInsert(),
  },
  (table) => [uniqueIndex('disclosure_copies_once').on(table.familyId, table.communityId, table.consentId)],
)
