import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/** Partner teams whose sites show the wizard. One that's no longer active stays because requests refer to it, and a new one can use its name. */
export const partners = pgTable(
  'partners',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    name: text().notNull(),
    /** The origins of sites that can use the keys, such as `https://www.partner.example`. */
    origins: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('partners_name')
      .on(table.name)
      .where(sql`is_active`),
  ],
)

/**
 * The keys of partners. A SHA-256 identifies a key, so a stolen table grants no access. A partner has several while it replaces one: each works
 * until it ends.
 */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    createdAt: momentOfInsert(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    endsAt: timestamp({ withTimezone: true }),
    /** To the hour, so requests seldom write it. */
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('partner_keys_hash').on(table.keyHash), index('partner_keys_partner').on(table.partnerId)],
)
