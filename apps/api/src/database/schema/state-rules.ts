import type { NewStateRule } from '@pkg/api-client'
import { date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/** What a rule says besides its state and days. */
export type StoredTerms = Omit<NewStateRule, 'state' | 'effectiveFrom' | 'effectiveTo'>

/**
 * The versions of states' rules that admins published. Those that come with the code are in `@pkg/domain/disclosures`. A version that has begun
 * never changes. [TRUST-015]
 */
export const stateRuleVersions = pgTable(
  'state_rule_versions',
  {
    /** The state and a number that goes on from the versions of the code, such as `AZ-4`. Consents name it. */
    id: text().primaryKey(),
    version: version(),
    state: text().notNull(),
    number: integer().notNull(),
    effectiveFrom: date().notNull(),
    effectiveTo: date(),
    terms: jsonb().$type<StoredTerms>().notNull(),
    publishedAt: momentOfInsert(),
    publishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('state_rule_versions_begin').on(table.state, table.effectiveFrom)],
)
