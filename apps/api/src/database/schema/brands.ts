import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { version } from './version'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** What admins set about the operator of the site, in one row. The environment says what is missing. [WORK-012] */
export const brands = pgTable('brands', {
  id: text().primaryKey(),
  version: version(),
  name: text(),
  phone: text(),
  email: text(),
  address: text(),
  accent: text(),
  accentDark: text(),
  /** The id of its logo. */
  logo: text(),
})

/** Logos of the operator by the hash of their content, so a page that was opened before a change keeps its own. [WORK-012] */
export const brandLogos = pgTable('brand_logos', {
  /** The first 32 digits of the SHA-256. */
  id: text().primaryKey(),
  /** A PNG. */
  content: bytes().notNull(),
})
