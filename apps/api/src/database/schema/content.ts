import type { ContentEntry, ContentTranslations } from '@pkg/api-client'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { version } from './version'

/** Editors' content, with an entry per page, article, author, and so on. `values` holds plain values by name. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    kind: text().$type<ContentEntry['kind']>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    body: text(),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The texts in other languages, by language. */
    translations: jsonb().$type<ContentTranslations>().notNull().default({}),
    position: integer().notNull().default(0),
    isPublished: boolean().notNull().default(true),
    createdAt: momentOfInsert(),
    updatedAt: momentOfInsert(),
  },
  (table) => [
    unique('content_entries_slug').on(table.kind, table.slug),
    index('content_entries_order').on(table.kind, table.isPublished, table.position),
  ],
)
