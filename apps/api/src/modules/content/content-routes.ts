import type { ContentKind, ContentTranslations, LanguageParameters } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { now } from '@pkg/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Orm } from '../../database/database'
import { contentEntries } from '../../database/schema/tables'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { collectionHandlers, type Values } from '../../http/collections/collection'
import { allRows } from '../access'
import { type ContentFilter, countArticles, findPage, listEntries, listHeaderTopics } from './content-store'
import { findLegalPage, type LegalPage } from './legal-pages'
import { sanitizeMarkdown } from './sanitize-markdown'

/** Returns the handler of the one entry of a kind. */
const page =
  (kind: ContentKind) =>
  ({ query, reads }: { query: LanguageParameters; reads: Orm }) =>
    findPage(reads, kind, query)

/** Returns the handler of a legal page, with the brand of the operator. */
const legalPage =
  (kind: LegalPage) =>
  ({ query, reads, request }: { query: LanguageParameters; reads: Orm; request: FastifyRequest }) =>
    findLegalPage(reads, kind, query, request.server.brand)

/** Returns the handler of all entries of a kind. */
const list =
  (kind: ContentKind) =>
  ({ query, reads }: { query: ContentFilter; reads: Orm }) =>
    listEntries(reads, kind, query, parsePage(query))

/** Registers content entries: plain for readers [API-046], and as resources for editors. */
export function contentRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'content', {
    homePage: page('home-page'),
    home: page('home'),
    homeV2: page('home-v2'),
    contactUs: page('contact-us'),
    profilePage: page('profile-page'),
    searchPage: page('search-page'),
    toolsPage: page('tools-page'),
    resourceCenterCommon: page('resource-center-common'),
    referrals: page('referrals'),
    privacy: legalPage('privacy'),
    terms: legalPage('terms'),
    async exitIntentPopup({ query, reads }) {
      const { exitSurvey, ...popup } = await findPage(reads, 'exit-intent-popup', query)
      return query.populate ? { ...popup, exitSurvey } : popup
    },
    authors: list('authors'),
    reviewers: list('reviewers'),
    articles: list('articles'),
    async articleCount({ query, reads }) {
      return { count: await countArticles(reads, query) }
    },
    topics: list('topics'),
    topicsHeader: ({ query, reads }) => listHeaderTopics(reads, query.language, parsePage({})),
    audienceNudges: list('audience-nudges'),
    audienceModal: ({ params, query, reads }) =>
      findPage(reads, 'audience-modal-contents', { ...query, slug: params.id }),
    seniorLivingTypes: list('senior-living-types'),
    marketingPages: list('marketing-pages'),
    statePages: list('state-pages'),
    seniorLivingTools: list('senior-living-tools'),
    providerPages: list('provider-pages'),
  })

  implementEndpoints(
    app,
    orm,
    'contentEntries',
    collectionHandlers(app, orm, {
      type: 'content-entries',
      schema: schemas.ContentEntry,
      table: contentEntries,
      canRead: allRows,
      beforeCreate: (_, entry) => sanitized(entry),
      beforeUpdate: (_, entry) => ({ ...sanitized(entry), updatedAt: now() }),
      searchColumns: ['title', 'body'],
      order: 'position',
    }),
  )
}

function sanitized({ body, translations }: Values): Values {
  return {
    ...(typeof body === 'string' ? { body: sanitizeMarkdown(body) } : {}),
    ...(isTranslations(translations) ? { translations: sanitizeTranslations(translations) } : {}),
  }
}

// The endpoint's schema has checked it.
const isTranslations = (value: unknown): value is ContentTranslations => typeof value === 'object' && value !== null

function sanitizeTranslations({ es }: ContentTranslations): ContentTranslations {
  return es ? { es: { ...es, ...(es.body ? { body: sanitizeMarkdown(es.body) } : {}) } } : {}
}
