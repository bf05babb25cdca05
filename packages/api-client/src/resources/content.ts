import type { Language } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { collection } from '../collection'
import { moment, record, strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { choice, listParameters, textFilter } from '../schemas/list-parameters'
import { line, slug, text } from '../schemas/text'

/** A content entry as readers get it: its values, name, and text. */
export interface Content {
  id: string
  slug: string
  title: string
  /** The text in Markdown. */
  body?: string
  updatedAt: string
  /** The language of its texts: the requested one, or English if it isn't translated. [FIND-015] */
  language: Language
  [value: string]: unknown
}

/** A page of entries. */
export interface ContentPage {
  items: Content[]
  total: number
}

/** The language of the texts. Entries without a translation are in English, and each says its language. [FIND-015] */
const requestedLanguage = Type.Optional(language)

/** The language of one entry. */
export const LanguageParameters = Type.Object({ language: requestedLanguage }, { additionalProperties: false })
export type LanguageParameters = Static<typeof LanguageParameters>

const page = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({
    method: 'GET',
    path: `/content/${kind}`,
    status: 200,
    access: 'anyone',
    summary,
    query: LanguageParameters,
    response: of<Content>(),
  }) as const

/** Filters for entries: a page of them, one topic, author, or reviewer, or one slug. */
export const ContentParameters = Type.Object(
  {
    language: requestedLanguage,
    'page-number': Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    'page-size': Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    slug: Type.Optional(slug),
    topic: Type.Optional(slug),
    author: Type.Optional(slug),
    reviewer: Type.Optional(slug),
    q: textFilter,
  },
  { additionalProperties: false },
)
export type ContentParameters = Static<typeof ContentParameters>

const list = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({
    method: 'GET',
    path: `/content/${kind}`,
    status: 200,
    access: 'anyone',
    summary,
    query: ContentParameters,
    response: of<ContentPage>(),
  }) as const

/** The kinds of content. Each kind of page has its own entries; a single page is an entry with the kind's name. [API-046] */
export const contentKinds = [
  'home-page',
  'home',
  'home-v2',
  'contact-us',
  'authors',
  'reviewers',
  'articles',
  'topics',
  'audience-nudges',
  'audience-modal-contents',
  'senior-living-types',
  'marketing-pages',
  'state-pages',
  'profile-page',
  'search-page',
  'referrals',
  'exit-intent-popup',
  'senior-living-tools',
  'tools-page',
  'resource-center-common',
  'provider-pages',
  'privacy',
  'terms',
] as const

/** A kind of content. */
export type ContentKind = (typeof contentKinds)[number]

const kind = Type.Union(contentKinds.map((name) => Type.Literal(name)))

const isPublished = Type.Boolean()

const title = line(200)

const body = Type.Optional(text(60_000))

const values = Type.Record(Type.String({ pattern: '^[A-Za-z][\\w-]{0,59}$' }), Type.Unknown())

/** An entry's texts in another language. Values that aren't translated, such as sources, stay those of the entry. [FIND-015] */
const translation = strictObject({ title, body, values: Type.Optional(values) })

const translations = strictObject({ es: Type.Optional(translation) })

export type ContentTranslations = Static<typeof translations>

/** A content entry: plain values by name, with texts in Markdown. */
export const NewContentEntry = strictObject({
  kind,
  slug,
  title,
  body,
  values: Type.Optional(values),
  translations: Type.Optional(translations),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  isPublished: Type.Optional(isPublished),
})
export type NewContentEntry = Static<typeof NewContentEntry>

/** An article, a person, or another entry of the content. */
export const ContentEntry = Type.Object({
  ...record,
  kind,
  slug,
  title: Type.String(),
  body: Type.Optional(Type.String()),
  values: Type.Record(Type.String(), Type.Unknown()),
  translations,
  position: Type.Integer(),
  isPublished,
  createdAt: moment,
  updatedAt: moment,
})
export type ContentEntry = Static<typeof ContentEntry>

/** The entries to list. */
export const ContentEntryParameters = listParameters(
  ['position', 'title', 'updatedAt'],
  {
    kind: choice(kind),
  },
  { q: textFilter },
)
export type ContentEntryParameters = Static<typeof ContentEntryParameters>

/** Related content to include: the survey of the exit popup. */
export const PopulateParameters = Type.Object(
  { populate: Type.Optional(Type.Literal('exitSurvey')), language: requestedLanguage },
  { additionalProperties: false },
)
export type PopulateParameters = Static<typeof PopulateParameters>

/** Published content entries as the site shows them, in plain JSON. [API-046] */
export const content = {
  homePage: page('home-page', 'Returns the texts of the home page'),
  home: page('home', 'Returns the texts of the second version of the home page'),
  homeV2: page('home-v2', 'Returns the texts of the newest version of the home page'),
  contactUs: page('contact-us', 'Returns the texts of the contact page'),
  profilePage: page('profile-page', 'Returns the texts shared by all community pages'),
  searchPage: page('search-page', 'Returns the texts shared by all listings'),
  toolsPage: page('tools-page', 'Returns the texts of the tools page'),
  resourceCenterCommon: page('resource-center-common', 'Returns the texts shared by all pages of the resource center'),
  referrals: page('referrals', 'Returns the texts of the referral page'),
  privacy: page('privacy', 'Returns the privacy policy'),
  terms: page('terms', 'Returns the terms of use'),
  exitIntentPopup: {
    method: 'GET',
    path: '/content/exit-intent-popup',
    status: 200,
    access: 'anyone',
    summary: 'Returns the exit popup; `populate=exitSurvey` includes its survey',
    query: PopulateParameters,
    response: of<Content>(),
  },
  authors: list('authors', 'Lists authors'),
  reviewers: list('reviewers', 'Lists reviewers of articles'),
  articles: list('articles', 'Lists articles by topic, author, reviewer, or the words of a search, newest first'),
  articleCount: {
    method: 'GET',
    path: '/content/articles/count',
    status: 200,
    access: 'anyone',
    summary: 'Counts articles by topic, author, reviewer, or the words of a search',
    query: ContentParameters,
    response: of<{ count: number }>(),
  },
  topics: list('topics', 'Lists the topics of articles'),
  topicsHeader: {
    method: 'GET',
    path: '/content/topics/header',
    status: 200,
    access: 'anyone',
    summary: 'Lists the topics shown in the header',
    query: LanguageParameters,
    response: of<ContentPage>(),
  },
  audienceNudges: list('audience-nudges', 'Lists short hints for each audience'),
  audienceModal: {
    method: 'GET',
    path: '/content/audience-modal-contents/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns the text of a hint by its slug',
    query: LanguageParameters,
    response: of<Content>(),
  },
  seniorLivingTypes: list('senior-living-types', 'Lists explanations of senior living types'),
  marketingPages: list('marketing-pages', 'Lists marketing pages'),
  statePages: list('state-pages', 'Lists guides to senior living by state'),
  seniorLivingTools: list('senior-living-tools', 'Lists decision tools'),
  providerPages: list('provider-pages', 'Lists pages for providers'),
} as const satisfies Endpoints

/** Content entries, as editors see them. */
export const contentEntries = collection({
  entity: ContentEntry,
  query: ContentEntryParameters,
  made: NewContentEntry,
  path: '/platform/content-entries',
  type: 'content-entries',
  one: 'a content entry',
  many: 'content entries',
  read: ['admin'],
  write: ['admin'],
})
