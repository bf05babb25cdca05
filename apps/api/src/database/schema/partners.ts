import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Partners whose sites show the wizard. Keys are stored as SHA-256, so that a stolen table gives no access. A revoked partner stays, because
 * requests refer to it, and its name can have a new key.
 */
export const partners = pgTable(
  'partners',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    keyHash: text().notNull(),
    /** The sites that may use the key, such as `https://www.partner.example`. */
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
