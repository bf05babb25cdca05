import type { Language } from '@pkg/domain'
import { bigint, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { contentEntries } from './content'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The sections of published articles, guides, and pages, for the chat. A trigger on `content_entries` fills the table after each change of an entry (see the
 * migration). Words of the heading have weight A in `search`, those of the title B, those of the summary C. Texts that an entry has in Spanish are passages
 * too. [CHAT-001, FIND-015]
 */
export const contentPassages = pgTable(
  'content_passages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: uuid()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    position: integer().notNull(),
    /** The title of the entry in this language. */
    title: text().notNull(),
    /** Empty for the text before the first heading. */
    heading: text().notNull(),
    /** In Markdown. */
    body: text().notNull(),
    search: tsvector().notNull(),
  },
  (table) => [
    index('content_passages_entry').on(table.entryId, table.language, table.position),
    index('content_passages_search').using('gin', table.search),
  ],
)
