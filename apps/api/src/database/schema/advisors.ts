import type { OfferReasons } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, real, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { agents, communities } from './catalog'
import { families } from './requests'
import { version } from './version'

/** An advisor's preferences and response times. An advisor without a row has the defaults. [API-032] */
export const agentOptions = pgTable('agent_options', {
  version: version(),
  agentId: text()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  kind: text().$type<'partner' | 'real-estate'>().notNull().default('partner'),
  /** The most families that the advisor takes at a time. */
  capacity: integer().notNull().default(40),
  languages: text().array().notNull().default(['en']),
  isAccepting: boolean().notNull().default(true),
  /** The upload that families see as the advisor's portrait. */
  portraitId: uuid(),
  /** The number of offers that the advisor responded to or that timed out, and the total minutes until then. */
  responses: integer().notNull().default(0),
  responseMinutes: real().notNull().default(0),
})

/** Offers of families to advisors. Each advisor is offered a family once. */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    agentId: text()
      .notNull()
      .references(() => agents.id),
    requestId: uuid().notNull(),
    status: text().$type<'offered' | 'claimed' | 'declined' | 'timed-out' | 'revoked'>().notNull().default('offered'),
    reason: text(),
    /** Why the family was offered to this advisor. */
    reasons: jsonb().$type<OfferReasons>(),
    offeredAt: momentOfInsert(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When the offer was accepted, declined, or withdrawn, or when it timed out. */
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('offers_family_agent').on(table.familyId, table.agentId),
    index('offers_agent').on(table.agentId, table.status, table.offeredAt),
    index('offers_offered').on(table.offeredAt),
    index('offers_missed')
      .on(sql`coalesce(${table.resolvedAt}, ${table.dueAt})`)
      .where(sql`status in ('declined', 'timed-out')`),
  ],
)

/** Templates that an advisor rewrote. All others are our own. [API-032] */
export const agentTemplates = pgTable(
  'agent_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    updatedAt: momentOfInsert(),
  },
  (table) => [unique('agent_templates_name').on(table.agentId, table.name)],
)

/** Contracts between advisors and communities. A hash identifies the signing link, so a stolen table can't sign anything. [API-033] */
export const contracts = pgTable(
  'agents_community_contracts',
  {
    id: uuid().primaryKey().defaultRandom(),
    agentId: text()
      .notNull()
      .references(() => agents.id),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade' }),
    status: text().$type<'draft' | 'sent' | 'signed'>().notNull().default('draft'),
    /** Percent of the first month's rent and care. */
    feePercent: real().notNull(),
    signHash: text(),
    signedBy: text(),
    signedAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('contracts_agent_community').on(table.agentId, table.communityId),
    index('contracts_sign').on(table.signHash),
    index('contracts_community').on(table.communityId),
  ],
)

/** Advisors who cover for absent colleagues, with the first and the last day. The covering advisor sees a family by a release. [WORK-007] */
export const covers = pgTable(
  'covers',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    /** The absent advisor. */
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    coveringId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }).notNull(),
    createdAt: momentOfInsert(),
    /** When someone ended it before its last day was over. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('covers_agent').on(table.agentId, table.untilDay),
    index('covers_covering').on(table.coveringId, table.untilDay),
    index('covers_created').on(table.createdAt),
  ],
)
