import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { communities } from './catalog'
import { momentOfInsert } from './moment-of-insert'
import { version } from './version'

/**
 * What communities agreed to pay us for move-ins, with the days on which it applies, both included. The database rejects two agreements of a
 * community on one day. Contracts between advisors and communities are in `agents_community_contracts`. [BIZ-003, WORK-013]
 */
export const feeAgreements = pgTable(
  'fee_agreements',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade', onDelete: 'cascade' }),
    feePercent: integer().notNull(),
    /** Days from the issue of an invoice until it's due. */
    daysToPay: integer().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('fee_agreements_community').on(table.communityId, table.startsOn),
    check('fee_agreements_period', sql`ends_on >= starts_on`),
  ],
)
