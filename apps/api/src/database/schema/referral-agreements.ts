import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { agents } from './catalog'
import { momentOfInsert } from './moment-of-insert'
import { version } from './version'

/**
 * What real estate agents agreed to pay us for homes that families sell or buy, with the days on which it applies, both included: a percentage of the
 * commission or a fixed amount. The database rejects two agreements of an agent on one day. Those of communities are in `fee_agreements`. [DASH-016]
 */
export const referralAgreements = pgTable(
  'referral_agreements',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** A percentage of the agent’s commission. */
    feePercent: integer(),
    feeCents: integer(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
    /** Where the signed agreement is. */
    paperUrl: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('referral_agreements_agent').on(table.agentId, table.startsOn),
    check('referral_agreements_fee', sql`num_nonnulls(fee_percent, fee_cents) = 1`),
    check('referral_agreements_period', sql`ends_on >= starts_on`),
  ],
)
