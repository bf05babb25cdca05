import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'

/**
 * Partner teams whose sites show the wizard. A SHA-256 identifies a key, so a stolen table grants no access. A revoked partner stays
 * because requests refer to it, and a new key can use its name.
 */
export const partners = pgTable(
  'partners',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    keyHash: text().notNull(),
    /** The origins of sites that can use the key, such as `https://www.partner.example`. */
    origins: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('partners_key').on(table.keyHash),
    uniqueIndex('partners_name')
      .on(table.name)
      .where(sql`is_active`),
  ],
)
