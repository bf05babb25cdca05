import type { Content, ContentKind, ContentPage } from '@pkg/api-client'
import { resourceSchemas } from '@pkg/api-client/server'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { everything } from '../access'
import { collectionHandlers } from '../../http/collections/collection'
import type { Orm } from '../../database/database'
import { contentEntries } from '../../database/schema/tables'
import { containing } from '../../database/like-pattern'
import { answerCalls, pageOf } from '../../http/answer-calls'
import { notFound } from '../../http/problems'

interface Query {
  slug?: string
  topic?: string
  author?: string
  q?: string
}

/** What editors wrote: plain for those who read it [API-046], as resources for the editors themselves. */
export function contentRoutes(app: FastifyInstance, orm: Orm): void {
  const page =
    (kind: ContentKind) =>
    ({ reads }: { reads: Orm }) =>
      onePage(reads, kind)
  const list =
    (kind: ContentKind) =>
    ({ query, reads }: { query: Query; reads: Orm }) =>
      entries(reads, kind, query)

  answerCalls(app, orm, 'content', {
    homePage: page('home-page'),
    home: page('home'),
    homeV2: page('home-v2'),
    contactUs: page('contact-us'),
    profilePage: page('profile-page'),
    searchPage: page('search-page'),
    toolsPage: page('tools-page'),
    resourceCenterCommon: page('resource-center-common'),
    referrals: page('referrals'),
    async exitIntentPopup({ query, reads }) {
      const { exitSurvey, ...popup } = await onePage(reads, 'exit-intent-popup')
      return query.populate ? { ...popup, exitSurvey } : popup
    },
    authors: list('authors'),
    reviewers: list('reviewers'),
    articles: list('articles'),
    async articleCount({ query, reads }) {
      const [found] = await reads.select({ count: count() }).from(contentEntries).where(conditions('articles', query))
      return { count: found?.count ?? 0 }
    },
    topics: list('topics'),
    topicsHeader: ({ reads }) => entries(reads, 'topics', {}, sql`(${contentEntries.values}->>'isInHeader')::boolean`),
    audienceNudges: list('audience-nudges'),
    audienceModal: ({ params, reads }) => onePage(reads, 'audience-modal-contents', params.id),
    seniorLivingTypes: list('senior-living-types'),
    marketingPages: list('marketing-pages'),
    statePages: list('state-pages'),
    seniorLivingTools: list('senior-living-tools'),
    providerPages: list('provider-pages'),
  })

  answerCalls(
    app,
    orm,
    'contentEntries',
    collectionHandlers(app, orm, {
      type: 'content-entries',
      schema: resourceSchemas['content-entries'],
      table: contentEntries,
      seen: everything,
      changed: () => ({ updatedAt: new Date() }),
      searched: ['title', 'body'],
      order: 'position',
    }),
  )
}

async function onePage(orm: Orm, kind: ContentKind, slug: string = kind): Promise<Content> {
  const [row] = await orm
    .select()
    .from(contentEntries)
    .where(and(conditions(kind, {}), eq(contentEntries.slug, slug)))
  if (!row) throw notFound(kind, slug)
  return contentOf(row)
}

async function entries(orm: Orm, kind: ContentKind, query: Query, more?: SQL): Promise<ContentPage> {
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
