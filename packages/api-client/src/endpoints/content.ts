import type { Language } from '@pkg/domain'
import { type Endpoints, of } from '../endpoint'
import type {
  ContentEntry,
  ContentEntryParameters,
  ContentKind,
  ContentParameters,
  LanguageParameters,
  NewContentEntry,
  PopulateParameters,
} from '../schemas/content'
import { collection } from './collection'

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

const page = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({
    method: 'GET',
    path: `/content/${kind}`,
    status: 200,
    access: 'anyone',
    summary,
    query: of<LanguageParameters>(),
    response: of<Content>(),
  }) as const

const list = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({
    method: 'GET',
    path: `/content/${kind}`,
    status: 200,
    access: 'anyone',
    summary,
    query: of<ContentParameters>(),
    response: of<ContentPage>(),
  }) as const

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
    query: of<PopulateParameters>(),
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
    query: of<ContentParameters>(),
    response: of<{ count: number }>(),
  },
  topics: list('topics', 'Lists the topics of articles'),
  topicsHeader: {
    method: 'GET',
    path: '/content/topics/header',
    status: 200,
    access: 'anyone',
    summary: 'Lists the topics shown in the header',
    query: of<LanguageParameters>(),
    response: of<ContentPage>(),
  },
  audienceNudges: list('audience-nudges', 'Lists short hints for each audience'),
  audienceModal: {
    method: 'GET',
    path: '/content/audience-modal-contents/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns the text of a hint by its slug',
    query: of<LanguageParameters>(),
    response: of<Content>(),
  },
  seniorLivingTypes: list('senior-living-types', 'Lists explanations of senior living types'),
  marketingPages: list('marketing-pages', 'Lists marketing pages'),
  statePages: list('state-pages', 'Lists guides to senior living by state'),
  seniorLivingTools: list('senior-living-tools', 'Lists decision tools'),
  providerPages: list('provider-pages', 'Lists pages for providers'),
} as const satisfies Endpoints

/** Content entries, as editors see them. */
export const contentEntries = collection<ContentEntry, NewContentEntry, ContentEntryParameters>()({
  path: '/platform/content-entries',
  type: 'content-entries',
  one: 'a content entry',
  many: 'content entries',
  read: ['admin'],
  write: ['admin'],
})
