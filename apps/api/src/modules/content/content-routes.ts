import type { ContentKind } from '@pkg/api-client'
import { resourceSchemas } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { contentEntries } from '../../database/schema/tables'
import { implementEndpoints, parsePage } from '../../http/implement-endpoints'
import { collectionHandlers } from '../../http/collections/collection'
import { allRows } from '../access'
import { type ContentFilter, countArticles, findPage, listEntries, listHeaderTopics } from './content-store'

/** Registers content entries: plain for readers [API-046], and as resources for editors. */
export function contentRoutes(app: FastifyInstance, orm: Orm): void {
  const page =
    (kind: ContentKind) =>
    ({ reads }: { reads: Orm }) =>
      findPage(reads, kind)
  const list =
    (kind: ContentKind) =>
    ({ query, reads }: { query: ContentFilter; reads: Orm }) =>
      listEntries(reads, kind, query, parsePage(query))

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
    async exitIntentPopup({ query, reads }) {
      const { exitSurvey, ...popup } = await findPage(reads, 'exit-intent-popup')
      return query.populate ? { ...popup, exitSurvey } : popup
    },
    authors: list('authors'),
    reviewers: list('reviewers'),
    articles: list('articles'),
    async articleCount({ query, reads }) {
      return { count: await countArticles(reads, query) }
    },
    topics: list('topics'),
    topicsHeader: ({ reads }) => listHeaderTopics(reads, parsePage({})),
    audienceNudges: list('audience-nudges'),
    audienceModal: ({ params, reads }) => findPage(reads, 'audience-modal-contents', params.id),
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
      schema: resourceSchemas['content-entries'],
      table: contentEntries,
      canRead: allRows,
      beforeUpdate: () => ({ updatedAt: new Date() }),
      searchColumns: ['title', 'body'],
      order: 'position',
    }),
  )
}
