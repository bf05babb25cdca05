import { type Endpoints, of } from '../endpoint'
import type {
  ContentEntry,
  ContentEntryParameters,
  ContentKind,
  ContentParameters,
  NewContentEntry,
  PopulateParameters,
} from '../schemas/content'
import { collection } from './collection'

/** An entry as its readers get it: its values and, beside them, its name and text. */
export interface Content {
  id: string
  slug: string
  title: string
  /** Markdown. */
  body?: string
  updatedAt: string
  [value: string]: unknown
}

/** A page of entries. */
export interface ContentPage {
  items: Content[]
  total: number
}

const page = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({ method: 'GET', path: `/content/${kind}`, access: 'anyone', summary, response: of<Content>() }) as const

const list = <const Kind extends ContentKind>(kind: Kind, summary: string) =>
  ({
    method: 'GET',
    path: `/content/${kind}`,
    access: 'anyone',
    summary,
    query: of<ContentParameters>(),
    response: of<ContentPage>(),
  }) as const

/** What editors wrote, as the site shows it: published entries alone, plain. [API-046] */
export const content = {
  homePage: page('home-page', 'The texts of the home page'),
  home: page('home', 'The texts of the home page, as its second edition has them'),
  homeV2: page('home-v2', 'The texts of the home page, as its newest edition has them'),
  contactUs: page('contact-us', 'How to reach us'),
  profilePage: page('profile-page', 'The texts that stand on every community page'),
  searchPage: page('search-page', 'The texts that stand on every listing'),
  toolsPage: page('tools-page', 'The texts of the page of tools'),
  resourceCenterCommon: page('resource-center-common', 'The texts that all pages of the resource center share'),
  referrals: page('referrals', 'How to refer somebody'),
  exitIntentPopup: {
    method: 'GET',
    path: '/content/exit-intent-popup',
    access: 'anyone',
    summary: 'The popup for those who leave; `populate=exitSurvey` brings its survey',
    query: of<PopulateParameters>(),
    response: of<Content>(),
  },
  authors: list('authors', 'Who writes'),
  reviewers: list('reviewers', 'Who reviews what is written'),
  articles: list('articles', 'Articles, newest first, by topic, author or words'),
  articleCount: {
    method: 'GET',
    path: '/content/articles/count',
    access: 'anyone',
    summary: 'How many articles there are, by topic, author or words',
    query: of<ContentParameters>(),
    response: of<{ count: number }>(),
  },
  topics: list('topics', 'What articles are about'),
  topicsHeader: {
    method: 'GET',
    path: '/content/topics/header',
    access: 'anyone',
    summary: 'The topics that stand in the header',
    response: of<ContentPage>(),
  },
  audienceNudges: list('audience-nudges', 'Short hints for each audience'),
  audienceModal: {
    method: 'GET',
    path: '/content/audience-modal-contents/:id',
    access: 'anyone',
    summary: 'What one hint tells when it is opened; the id is its slug',
    response: of<Content>(),
  },
  seniorLivingTypes: list('senior-living-types', 'The kinds of senior living, explained'),
  marketingPages: list('marketing-pages', 'Pages of campaigns'),
  statePages: list('state-pages', 'What to know about senior living in each state'),
  seniorLivingTools: list('senior-living-tools', 'Tools that help to decide'),
  providerPages: list('provider-pages', 'Pages for those who run communities'),
} as const satisfies Endpoints

/** What editors wrote, as editors see it. */
export const contentEntries = collection<ContentEntry, NewContentEntry, ContentEntryParameters>()({
  path: '/platform/content-entries',
  type: 'content-entries',
  one: 'entry that editors wrote',
  read: ['admin'],
  write: ['admin'],
})
