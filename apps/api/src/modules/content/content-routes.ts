import type { Content, ContentPage, LanguageParameters } from '@pkg/api-client'
import { type Brand, type ContentKind, fillBrand } from '@pkg/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import {
  type ContentFilter,
  countArticles,
  findMovedEntry,
  findPage,
  listEntries,
  listHeaderTopics,
} from './content-store'
import { findLegalPage, type LegalPage } from './legal-pages'
import { readPreview } from './preview-service'

/** Returns the handler of the one entry of a kind. */
const page =
  (kind: ContentKind) =>
  async ({ query, reads, request }: { query: LanguageParameters; reads: Orm; request: FastifyRequest }) =>
    withBrand(await findPage(reads, kind, query), request.server.brand)

/** Returns the handler of a legal page, with the brand of the operator. */
const legalPage =
  (kind: LegalPage) =>
  ({ query, reads, request }: { query: LanguageParameters; reads: Orm; request: FastifyRequest }) =>
    findLegalPage(reads, kind, query, request.server.brand)

/** A request for entries of a kind. */
interface ListRequest {
  query: ContentFilter
  reads: Orm
  request: FastifyRequest
}

/** Returns the handler of all entries of a kind. */
const list =
  (kind: ContentKind) =>
  async ({ query, reads, request }: ListRequest): Promise<ContentPage> => {
    return pageWithBrand(await listEntries(reads, kind, query, parsePage(query)), request.server.brand)
  }

/** Returns the handler of articles. One that is selected by an earlier slug is found, too. */
async function listArticles(asked: ListRequest): Promise<ContentPage> {
  const { query, reads, request } = asked
  const found = await list('articles')(asked)
  if (found.total > 0 || query.slug === undefined) return found
  const moved = await findMovedEntry(reads, 'articles', query)
  return moved ? { items: [withBrand(moved, request.server.brand)], total: 1 } : found
}

/** Returns an entry with the operator in place of `{brand}` and what else its texts name. [WORK-012] */
function withBrand(entry: Content, brand: Brand): Content {
  const filled = Object.entries(entry).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' ? fillBrand(value, brand) : value,
  ])
  return { ...entry, ...Object.fromEntries(filled) }
}

const pageWithBrand = ({ items, total }: ContentPage, brand: Brand): ContentPage => ({
  items: items.map((entry) => withBrand(entry, brand)),
  total,
})

/** Registers content entries as readers get them: plain, and never a draft. [API-046] */
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
    async exitIntentPopup({ query, reads, request }) {
      const { exitSurvey, ...popup } = withBrand(
        await findPage(reads, 'exit-intent-popup', query),
        request.server.brand,
      )
      return query.populate ? { ...popup, exitSurvey } : popup
    },
    authors: list('authors'),
    reviewers: list('reviewers'),
    articles: listArticles,
    async articleCount({ query, reads }) {
      return { count: await countArticles(reads, query) }
    },
    topics: list('topics'),
    topicsHeader: async ({ query, reads, request }) =>
      pageWithBrand(await listHeaderTopics(reads, query.language, parsePage({})), request.server.brand),
    audienceNudges: list('audience-nudges'),
    audienceModal: async ({ params, query, reads, request }) =>
      withBrand(await findPage(reads, 'audience-modal-contents', { ...query, slug: params.id }), request.server.brand),
    seniorLivingTypes: list('senior-living-types'),
    marketingPages: list('marketing-pages'),
    statePages: list('state-pages'),
    seniorLivingTools: list('senior-living-tools'),
    providerPages: list('provider-pages'),
    async preview({ params, query, request, reply }) {
      void reply.header('cache-control', 'no-store')
      return withBrand(await readPreview(orm, params.token, query), request.server.brand)
    },
  })
}
