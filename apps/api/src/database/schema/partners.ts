import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Partner teams whose sites show the wizard. A key is found by its SHA-256, so that a stolen table opens no door. A
 * revoked partner stays, because requests came from it; its name is free for a new key.
 */
export const partners = pgTable(
  'partners',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    keyHash: text().notNull(),
    /** The sites whose pages may use the key, such as `https://www.partner.example`. */
    origins: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('partners_key').on(table.keyHash),
    uniqueIndex('partners_name')
      .on(table.name)
      .where(sql`is_active`),
  ],
)
