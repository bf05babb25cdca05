import type { RealEstateStage, RealEstateNeed } from '@pkg/domain'
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { agents } from './catalog'
import { families } from './requests'

/** Leads for real estate agents: homes that families want to sell or buy. They have their own stages. [AGENT-006] */
export const realEstateLeads = pgTable(
  'real_estate_leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    need: text().$type<RealEstateNeed>().notNull(),
    stage: text().$type<RealEstateStage>().notNull().default('new'),
    agentId: text().references(() => agents.id),
    /** The advisor who referred the family. Empty if the lead came from the wizard. */
    referredById: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('real_estate_leads_need').on(table.familyId, table.need),
    index('real_estate_leads_agent').on(table.agentId, table.stage, table.createdAt),
    index('real_estate_leads_created').on(table.createdAt),
  ],
)
