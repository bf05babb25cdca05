import type { RealEstateStage, RealEstateNeed } from '@pkg/domain'
import { date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { agents } from './catalog'
import { families } from './requests'
import { version } from './version'

/** A note of a real estate agent about a home. */
export interface HomeNote {
  agentId: string
  author: string
  text: string
  /** When it was written, in ISO 8601. */
  at: string
}

/** Leads for real estate agents: homes that families want to sell or buy. They have their own stages. [AGENT-006] */
export const realEstateLeads = pgTable(
  'real_estate_leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    need: text().$type<RealEstateNeed>().notNull(),
    stage: text().$type<RealEstateStage>().notNull().default('new'),
    agentId: text().references(() => agents.id),
    /** The advisor who referred the family. Empty if the lead came from the wizard. */
    referredById: text(),
    /** Why it was closed, as its agent said. Empty in any other stage. */
    closedReason: text(),
    /** When the sale or purchase closed. It's kept if the home isn't sold after all, until the next stage on a later day. */
    closedOn: date({ mode: 'string' }),
    closingPriceCents: integer(),
    /** What the agent earned. */
    commissionCents: integer(),
    /** When the lead last came to each stage, by stage. */
    stageTimes: jsonb().$type<Partial<Record<RealEstateStage, string>>>().notNull().default({}),
    /** What agents noted, oldest first. Each agent sees only their own notes. */
    notes: jsonb().$type<HomeNote[]>().notNull().default([]),
    createdAt: momentOfInsert(),
    changedAt: momentOfInsert(),
  },
  (table) => [
    unique('real_estate_leads_need').on(table.familyId, table.need),
    index('real_estate_leads_agent').on(table.agentId, table.stage, table.createdAt),
    index('real_estate_leads_created').on(table.createdAt),
  ],
)

/** Offers of homes to real estate agents. An agent gets the family's contact info only by accepting. [AGENT-006, TRUTH-001] */
export const realEstateOffers = pgTable(
  'real_estate_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => realEstateLeads.id, { onDelete: 'cascade' }),
    agentId: text()
      .notNull()
      .references(() => agents.id),
    status: text().$type<'offered' | 'claimed' | 'declined' | 'timed-out' | 'revoked'>().notNull().default('offered'),
    reason: text(),
    offeredAt: momentOfInsert(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When the offer was accepted, declined, or withdrawn, or when it timed out. */
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('real_estate_offers_lead_agent').on(table.leadId, table.agentId),
    index('real_estate_offers_status').on(table.status, table.offeredAt),
  ],
)
