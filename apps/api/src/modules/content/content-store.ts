import type { Content, ContentKind, ContentPage } from '@pkg/api-client'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { contentEntries } from '../../database/schema/tables'
import { pageOf } from '../../http/answer-calls'
import { notFound } from '../../http/problems'

/** Returns the number of published articles that match. */
export async function countArticles(orm: Orm, query: Query): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(contentEntries).where(conditions('articles', query))
  return found?.count ?? 0
}

/** Returns the topics of the page header. */
export const headerTopics = (orm: Orm): Promise<ContentPage> =>
  entries(orm, 'topics', {}, sql`(${contentEntries.values}->>'isInHeader')::boolean`)

export interface Query {
  slug?: string
  topic?: string
  author?: string
  q?: string
}

export async function onePage(orm: Orm, kind: ContentKind, slug: string = kind): Promise<Content> {
  const [row] = await orm
    .select()
    .from(contentEntries)
    .where(and(conditions(kind, {}), eq(contentEntries.slug, slug)))
  if (!row) throw notFound(kind, slug)
  return contentOf(row)
}

export async function entries(orm: Orm, kind: ContentKind, query: Query, more?: SQL): Promise<ContentPage> {
  const where = and(conditions(kind, query), more)
  const page = pageOf(query)
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
  // A list of articles is there to choose from: the whole text comes with the one that was chosen.
  const isChosen = query.slug !== undefined
  return { items: rows.map((row) => contentOf(isChosen ? row : { ...row, body: null })), total: found?.total ?? 0 }
}

function conditions(kind: ContentKind, { slug, topic, author, q }: Query): SQL | undefined {
  const pattern = q ? containing(q) : undefined
  return and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.isPublished, true),
    slug ? eq(contentEntries.slug, slug) : undefined,
    topic ? sql`${contentEntries.values}->>'topic' = ${topic}` : undefined,
    author ? sql`${contentEntries.values}->>'author' = ${author}` : undefined,
    pattern ? or(ilike(contentEntries.title, pattern), ilike(contentEntries.body, pattern)) : undefined,
  )
}

function contentOf({ slug, title, body, values, updatedAt }: typeof contentEntries.$inferSelect): Content {
  return { ...values, id: slug, slug, title, updatedAt: updatedAt.toISOString(), ...(body ? { body } : {}) }
}
