import type { Content, ContentPage, ContentTranslations } from '@pkg/api-client'
import type { ContentKind, Language } from '@pkg/domain'
import { and, asc, count, desc, eq, gt, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { contentEntries, contentSlugs, contentVersions } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import { sanitizeMarkdown } from './sanitize-markdown'

/** Returns the number of published articles that match. */
export async function countArticles(orm: Orm, query: ContentFilter): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(contentEntries).where(publishedEntries('articles', query))
  return found?.count ?? 0
}

/** Returns the topics of the page header. */
export const listHeaderTopics = (orm: Orm, language: Language | undefined, page: Page): Promise<ContentPage> =>
  listEntries(
    orm,
    'topics',
    { ...(language && { language }) },
    page,
    sql`(${contentEntries.values}->>'isInHeader')::boolean`,
  )

/** What readers get of an entry. A draft isn't among it. */
const publicColumns = {
  slug: contentEntries.slug,
  title: contentEntries.title,
  body: contentEntries.body,
  values: contentEntries.values,
  translations: contentEntries.translations,
  updatedAt: contentEntries.updatedAt,
}

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
  /** The language of the texts. English if missing. [FIND-015] */
  language?: Language
}

/** Returns a published entry by its kind and slug, in a language if it's translated. @throws {HttpError} 404 */
export async function findPage(
  orm: Orm,
  kind: ContentKind,
  { slug = kind, language }: Pick<ContentFilter, 'slug' | 'language'> = {},
): Promise<Content> {
  const [row] = await orm
    .select(publicColumns)
    .from(contentEntries)
    .where(and(publishedEntries(kind, {}), eq(contentEntries.slug, slug)))
  if (!row) throw notFound(kind, slug)
  return toContent(row, language)
}

/** Inserts entries. Existing ones, which an editor may have changed, stay. */
export async function insertMissingEntries(orm: Orm, entries: (typeof contentEntries.$inferInsert)[]): Promise<void> {
  await orm.insert(contentEntries).values(entries).onConflictDoNothing()
}

/** Adds the translations of an entry that an earlier version stored without them, if no editor has published it since. One may have removed them. */
export async function translateUnchangedEntry(
  orm: Orm,
  {
    kind,
    slug,
    body,
    translations,
  }: Pick<typeof contentEntries.$inferInsert, 'kind' | 'slug'> & {
    body: string
    translations: ContentTranslations
  },
): Promise<void> {
  const isUntranslated = sql`${contentEntries.translations} = '{}'`
  const laterVersions = orm
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, contentEntries.id), gt(contentVersions.number, 1)))
  await orm
    .update(contentEntries)
    .set({ translations })
    .where(
      and(
        eq(contentEntries.kind, kind),
        eq(contentEntries.slug, slug),
        eq(contentEntries.body, body),
        isUntranslated,
        isNull(contentEntries.publishedBy),
        // The editor's account may be deleted since.
        notExists(laterVersions),
      ),
    )
}

/** Returns the published entry that an earlier slug leads to, with its own slug, if there is one. [LIFE-006] */
export async function findMovedEntry(
  orm: Orm,
  kind: ContentKind,
  { slug = '', language }: Pick<ContentFilter, 'slug' | 'language'>,
): Promise<Content | undefined> {
  const [row] = await orm
    .select(publicColumns)
    .from(contentSlugs)
    .innerJoin(contentEntries, eq(contentEntries.id, contentSlugs.entryId))
    .where(and(publishedEntries(kind, {}), eq(contentSlugs.kind, kind), eq(contentSlugs.slug, slug)))
  return row && toContent(row, language)
}

/** Returns a page of published entries, those first that are most about the words searched for. Their text is included only if one is selected by its slug. */
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
    .select(publicColumns)
    .from(contentEntries)
    .where(where)
    .orderBy(
      ...mostRelevantFirst(filter),
      ...(kind === 'articles' ? [desc(contentEntries.createdAt)] : []),
      asc(contentEntries.position),
      contentEntries.slug,
    )
    .limit(page.size)
    .offset(page.offset)
  const hasText = filter.slug !== undefined
  return { items: rows.map((row) => toContent(row, filter.language, hasText)), total: found?.total ?? 0 }
}

function publishedEntries(
  kind: ContentKind,
  { slug, topic, author, reviewer, q, language }: ContentFilter,
): SQL | undefined {
  return and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.isPublished, true),
    slug ? eq(contentEntries.slug, slug) : undefined,
    topic ? sql`${contentEntries.values}->>'topic' = ${topic}` : undefined,
    author ? sql`${contentEntries.values}->>'author' = ${author}` : undefined,
    reviewer ? sql`${contentEntries.values}->>'reviewer' = ${reviewer}` : undefined,
    ...wordsOf(q).map((word) => hasWord(word, language)),
  )
}

const maxWords = 10

const wordsOf = (q = ''): string[] => q.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** Returns the texts that a reader gets: those in the language, or those of the entry if it has none. */
function readableTexts(language: Language = 'en') {
  const translation = sql`${contentEntries.translations}->${language}`
  return {
    title: sql`coalesce(${translation}->>'title', ${contentEntries.title})`,
    summary: sql`coalesce(${translation}->'values'->>'summary', ${contentEntries.values}->>'summary')`,
    body: sql`coalesce(${translation}->>'body', ${contentEntries.body})`,
  }
}

function hasWord(word: string, language?: Language): SQL | undefined {
  const pattern = containing(word)
  const { title, summary, body } = readableTexts(language)
  return or(sql`${title} ilike ${pattern}`, sql`${summary} ilike ${pattern}`, sql`${body} ilike ${pattern}`)
}

/** Orders entries by how much they are about the words: a title says more than a summary, and that more than a text. */
function mostRelevantFirst({ q, language }: Pick<ContentFilter, 'q' | 'language'>): SQL[] {
  const words = wordsOf(q)
  if (words.length === 0) return []
  const { title, summary } = readableTexts(language)
  const points = words
    .map(containing)
    .map(
      (pattern) => sql`case when ${title} ilike ${pattern} then 2 when ${summary} ilike ${pattern} then 1 else 0 end`,
    )
  return [desc(sql.join(points, sql` + `))]
}

/** The columns of an entry that make what readers get. */
type PublicRow = Pick<typeof contentEntries.$inferSelect, keyof typeof publicColumns>

/** Returns an entry as readers get it. Sanitized here too, for entries that were stored by an earlier version or a program. */
export function toContent(
  { slug, updatedAt, translations, ...english }: PublicRow,
  language: Language = 'en',
  hasText = true,
): Content {
  const translation = language === 'en' ? undefined : translations[language]
  const { title, body } = translation ?? english
  return {
    ...english.values,
    ...translation?.values,
    id: slug,
    slug,
    title,
    language: translation ? language : 'en',
    updatedAt: updatedAt.toISOString(),
    ...(hasText && body ? { body: sanitizeMarkdown(body) } : {}),
  }
}
