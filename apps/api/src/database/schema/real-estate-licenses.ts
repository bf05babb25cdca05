import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { agents } from './catalog'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/**
 * Licenses of real estate agents, one for each state in which they work. A check says on which day an admin found the license, and where. A license
 * that was removed stays, with the reason. [DASH-016]
 */
export const realEstateLicenses = pgTable(
  'real_estate_licenses',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    number: text().notNull(),
    /** The last day on which it's valid, if it expires. */
    validUntil: date({ mode: 'string' }),
    /** How many days before the last day the latest reminder was due. Null while none was. */
    remindedDaysBefore: integer(),
    checkedOn: date({ mode: 'string' }),
    /** The admin who checked it. Empty again once the account is gone. */
    checkedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Where the license was found: a link or words. */
    checkSource: text(),
    removedOn: date({ mode: 'string' }),
    removeReason: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('real_estate_licenses_state')
      .on(table.agentId, table.state)
      .where(sql`removed_on is null`),
    check('real_estate_licenses_check', sql`(checked_on is null) = (check_source is null)`),
    check('real_estate_licenses_removal', sql`(removed_on is null) = (remove_reason is null)`),
  ],
)
