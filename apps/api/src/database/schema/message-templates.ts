import type { Role } from '@pkg/api-client/server'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/** Texts that people send often. [WORK-008] */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role of the owner. A shared template is for people with this role. */
    role: text().$type<Role>().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    sharedWith: text().$type<'me' | 'team'>().notNull(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('message_templates_owner').on(table.ownerId, table.name),
    index('message_templates_shared').on(table.sharedWith, table.role, table.name),
  ],
)
