import type { Content, ContentKind, ContentPage } from '@pkg/api-client'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { contentEntries } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import { sanitizeMarkdown } from './sanitize-markdown'

/** Returns the number of published articles that match. */
export async function countArticles(orm: Orm, query: ContentFilter): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(contentEntries).where(publishedEntries('articles', query))
  return found?.count ?? 0
}

/** Returns the topics of the page header. */
export const listHeaderTopics = (orm: Orm, page: Page): Promise<ContentPage> =>
  listEntries(orm, 'topics', {}, page, sql`(${contentEntries.values}->>'isInHeader')::boolean`)

interface Page {
  offset: number
  size: number
}

/** Filters of a list of content entries. */
export interface ContentFilter {
  slug?: string
  topic?: string
  author?: string
  reviewer?: string
  /** Words that the title, summary, or text contains, in any order. */
  q?: string
}

/** Returns a published entry by its kind and slug. @throws {HttpError} 404 */
export async function findPage(orm: Orm, kind: ContentKind, slug: string = kind): Promise<Content> {
  const [row] = await orm
    .select()
    .from(contentEntries)
    .where(and(publishedEntries(kind, {}), eq(contentEntries.slug, slug)))
  if (!row) throw notFound(kind, slug)
  return toContent(row)
}

/** Inserts entries. Existing ones, which an editor may have changed, stay. */
export async function insertMissingEntries(orm: Orm, entries: (typeof contentEntries.$inferInsert)[]): Promise<void> {
  await orm.insert(contentEntries).values(entries).onConflictDoNothing()
}

/** Returns a page of published entries. Their text is included only if one is selected by its slug. */
export async function listEntries(
  orm: Orm,
  kind: ContentKind,
  filter: ContentFilter,
  page: Page,
  condition?: SQL,
): Promise<ContentPage> {
  const where = and(publishedEntries(kind, filter), condition)
  const [found] = await orm.select({ total: count() }).from(contentEntries).where(where)
  const rows = await orm
    .select()
    .from(contentEntries)
    .where(where)
    .orderBy(
      ...(kind === 'articles' ? [desc(contentEntries.createdAt)] : []),
      asc(contentEntries.position),
      contentEntries.slug,
    )
    .limit(page.size)
    .offset(page.offset)
  const hasText = filter.slug !== undefined
  return { items: rows.map((row) => toContent(hasText ? row : { ...row, body: null })), total: found?.total ?? 0 }
}

function publishedEntries(kind: ContentKind, { slug, topic, author, reviewer, q }: ContentFilter): SQL | undefined {
  return and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.isPublished, true),
    slug ? eq(contentEntries.slug, slug) : undefined,
    topic ? sql`${contentEntries.values}->>'topic' = ${topic}` : undefined,
    author ? sql`${contentEntries.values}->>'author' = ${author}` : undefined,
    reviewer ? sql`${contentEntries.values}->>'reviewer' = ${reviewer}` : undefined,
    ...(q ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords).map(hasWord),
  )
}

const maxWords = 10

function hasWord(word: string): SQL | undefined {
  const pattern = containing(word)
  return or(
    ilike(contentEntries.title, pattern),
    sql`${contentEntries.values}->>'summary' ilike ${pattern}`,
    ilike(contentEntries.body, pattern),
  )
}

// Sanitized here too, for entries that were stored by an earlier version or a program.
function toContent({ slug, title, body, values, updatedAt }: typeof contentEntries.$inferSelect): Content {
  return {
    ...values,
    id: slug,
    slug,
    title,
    updatedAt: updatedAt.toISOString(),
    ...(body ? { body: sanitizeMarkdown(body) } : {}),
  }
}
