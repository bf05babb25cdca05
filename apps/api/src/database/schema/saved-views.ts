import type { Role } from '@pkg/api-client/server'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/** Lists of the dashboard that people saved under a name. [WORK-003] */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role of the owner. A shared view is for people with this role. */
    role: text().$type<Role>().notNull(),
    area: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    sharedWith: text().$type<'me' | 'team'>().notNull(),
    position: integer().notNull().default(0),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('saved_views_owner').on(table.ownerId, table.area, table.position),
    index('saved_views_shared').on(table.sharedWith, table.role, table.area),
  ],
)
