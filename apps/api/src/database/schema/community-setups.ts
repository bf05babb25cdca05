import type { SetupDraft, SetupStep } from '@pkg/domain'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { communities } from './catalog'
import { users } from './people'
import { version } from './version'

/**
 * The set-up of a community: the steps that are done, and what its team entered until it's sent for review. What a step stores elsewhere, such as photos, isn't
 * in the draft. [DASH-011]
 */
export const communitySetups = pgTable(
  'community_setups',
  {
    /** The slug of the community. */
    id: text()
      .primaryKey()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    version: version(),
    stepsDone: text().array().$type<SetupStep[]>().notNull(),
    draft: jsonb().$type<SetupDraft>().notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** The suggested edits that it became. */
    bundleId: uuid(),
  },
  (table) => [
    index('community_setups_changed').on(table.changedAt),
    index('community_setups_changed_by').on(table.changedBy),
  ],
)
