import type { ContentDraft, ContentEntry, ContentTranslations } from '@pkg/api-client'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { users } from './people'
import { version } from './version'

/**
 * Editors' content, with an entry per page, article, author, and so on. `values` holds plain values by name. What readers get is in the columns up to
 * `updatedAt`. `draft` is what it becomes once it's published, at `publishAt` or when someone decides so. A trigger stores each published version in
 * `content_versions`. [WORK-012]
 */
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
    draft: jsonb().$type<ContentDraft>(),
    draftBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    draftAt: timestamp({ withTimezone: true }),
    publishAt: timestamp({ withTimezone: true }),
    publishBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who published what readers get. */
    publishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('content_entries_slug').on(table.kind, table.slug),
    index('content_entries_order').on(table.kind, table.isPublished, table.position),
  ],
)

/** What readers got since each publication, counted from 1 in each entry. [WORK-012] */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    entryId: uuid()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    body: text(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    translations: jsonb().$type<ContentTranslations>().notNull(),
    position: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    publishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('content_versions_number').on(table.entryId, table.number)],
)

/** The earlier slugs of entries, which lead to them. */
export const contentSlugs = pgTable(
  'content_slugs',
  {
    kind: text().$type<ContentEntry['kind']>().notNull(),
    slug: text().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] }), index('content_slugs_entry').on(table.entryId)],
)

/** Links that show the draft of an entry to anyone until they expire. A SHA-256 identifies each, so a stolen table opens no draft. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    tokenHash: text().primaryKey(),
    entryId: uuid()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('content_previews_entry').on(table.entryId)],
)
