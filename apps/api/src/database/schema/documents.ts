import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'

/** Bytes, as the drivers read and write them. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Files that we made and that never change, such as the PDF of an invoice. The database rejects every change and deletion. [WORK-013] */
export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  mediaType: text().notNull(),
  content: bytes().notNull(),
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: text().notNull(),
  createdAt: momentOfInsert(),
})
