import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { users } from './people'

/** The people who manage a community, with the status of their claims. */
export const communityMembers = pgTable(
  'community_members',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    status: text().$type<'pending' | 'approved' | 'declined'>().notNull().default('pending'),
    createdAt: momentOfInsert(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.communityId] }),
    index('community_members_community').on(table.communityId),
  ],
)
