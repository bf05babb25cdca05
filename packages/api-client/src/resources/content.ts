import { type ContentKind, contentKinds, type Language } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { collection } from '../collection'
import { admins } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { choice, listParameters, reference, textFilter } from '../schemas/list-parameters'
import { line, slug, text, uuid } from '../schemas/text'

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

const kind = Type.Union(contentKinds.map((name) => Type.Literal(name)))

const isPublished = Type.Boolean()

const title = line(200)

const body = Type.Optional(text(60_000))

const values = Type.Record(Type.String({ pattern: '^[A-Za-z][\\w-]{0,59}$' }), Type.Unknown())

/** An entry's texts in another language. Values that aren't translated, such as sources, stay those of the entry. [FIND-015] */
const translation = strictObject({ title, body, values: Type.Optional(values) })

const translations = strictObject({ es: Type.Optional(translation) })

export type ContentTranslations = Static<typeof translations>

const position = Type.Integer({ minimum: 0, maximum: 10_000 })

/** A content entry: plain values by name, with texts in Markdown. It's published unless `isPublished` is false: then it's a draft. */
export const NewContentEntry = strictObject({
  kind,
  slug,
  title,
  body,
  values: Type.Optional(values),
  translations: Type.Optional(translations),
  position: Type.Optional(position),
  isPublished: Type.Optional(isPublished),
})
export type NewContentEntry = Static<typeof NewContentEntry>

/** The Spanish texts of a draft, which can be unfinished. */
const draftTranslation = strictObject({ title: Type.Optional(title), body, values: Type.Optional(values) })

/** What an entry becomes once it's published. Readers never get it. [WORK-012] */
const ContentDraft = Type.Object({
  title: Type.String(),
  body: Type.Optional(Type.String()),
  values: Type.Record(Type.String(), Type.Unknown()),
  translations: strictObject({ es: Type.Optional(draftTranslation) }),
  position: Type.Integer(),
})
export type ContentDraft = Static<typeof ContentDraft>

/** The state of an entry: what happens next comes first. Readers get a scheduled entry, or one with a draft, only if `isPublished`. */
const contentStates = ['published', 'draft', 'scheduled', 'unpublished'] as const
export type ContentState = (typeof contentStates)[number]

const state = Type.Union(contentStates.map((one) => Type.Literal(one)))

/** Whether an entry, or its draft, is in English only. */
const languages = Type.Union([Type.Literal('english'), Type.Literal('both')])

/** An article, a person, or another entry of the content, as editors see it: what readers get, and the draft next to it. [WORK-012] */
export const ContentEntry = Type.Object({
  ...record,
  kind,
  slug,
  title: Type.String(),
  body: Type.Optional(Type.String()),
  values: Type.Record(Type.String(), Type.Unknown()),
  translations,
  position: Type.Integer(),
  /** Whether readers get it. */
  isPublished,
  createdAt: moment,
  updatedAt: moment,
  /** The title that editors see: the draft's, if there is one. */
  name: Type.String(),
  state,
  languages,
  draft: Type.Optional(ContentDraft),
  /** Who saved the draft last, and when. */
  draftBy: Type.Optional(Type.String()),
  draftAt: Type.Optional(moment),
  /** When the draft will be published, and who decided so. */
  publishAt: Type.Optional(moment),
  publishBy: Type.Optional(Type.String()),
  /** When anything about it changed last. */
  changedAt: moment,
  /** How many versions were published. */
  versions: Type.Integer(),
})
export type ContentEntry = Static<typeof ContentEntry>

/** The entries to list. */
export const ContentEntryParameters = listParameters(
  ['position', 'title', 'updatedAt', 'name', 'kind', 'changedAt', 'publishAt'],
  {
    kind: choice(kind),
    state: choice(state),
    languages: choice(languages),
    isPublished: choice(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  { q: textFilter },
)
export type ContentEntryParameters = Static<typeof ContentEntryParameters>

/** Values to merge into those of a draft. `null` removes one. */
const changedValues = Type.Optional(values)

/** A change of a draft. What isn't named stays, also within `values` and the Spanish texts. `null` removes. */
export const ContentDraftChange = Type.Object(
  {
    title: Type.Optional(title),
    body: Type.Optional(Type.Union([text(60_000), Type.Null()])),
    values: changedValues,
    translations: Type.Optional(
      strictObject({
        es: Type.Optional(
          Type.Union([
            strictObject({
              title: Type.Optional(Type.Union([title, Type.Null()])),
              body: Type.Optional(Type.Union([text(60_000), Type.Null()])),
              values: changedValues,
            }),
            Type.Null(),
          ]),
        ),
      }),
    ),
    position: Type.Optional(position),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ContentDraftChange = Static<typeof ContentDraftChange>

/** When to publish a draft: at a time, or now. */
export const ContentPublication = strictObject({ at: Type.Optional(moment) })
export type ContentPublication = Static<typeof ContentPublication>

/** A version that readers got. Its texts come only with one version, not in a list. [WORK-012] */
export const ContentVersion = Type.Object({
  id: Type.String(),
  entryId: Type.String(),
  /** Counted from 1. */
  number: Type.Integer(),
  title: Type.String(),
  publishedAt: moment,
  publishedBy: Type.Optional(Type.String()),
  texts: Type.Optional(ContentDraft),
})
export type ContentVersion = Static<typeof ContentVersion>

/** The versions of an entry. */
export const ContentVersionParameters = listParameters(['number', 'publishedAt'], { entryId: reference(uuid) })
export type ContentVersionParameters = Static<typeof ContentVersionParameters>

/** A link that shows a draft as readers would see it, until it expires. [WORK-012] */
export interface ContentPreview {
  id: string
  token: string
  expiresAt: string
}

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
  preview: {
    method: 'GET',
    path: '/content/previews/:token',
    status: 200,
    access: 'anyone',
    summary: 'Returns the draft of an entry as readers would get it, for a link that an editor created',
    query: LanguageParameters,
    response: of<Content>(),
  },
} as const satisfies Endpoints

const {
  list: listed,
  get,
  create,
  update,
  remove,
} = collection({
  entity: ContentEntry,
  query: ContentEntryParameters,
  made: NewContentEntry,
  path: '/platform/content-entries',
  type: 'content-entries',
  one: 'a content entry',
  many: 'content entries',
  read: admins,
  write: admins,
})

/** Returns an endpoint that does something with an entry. */
const act = <const Action extends string>(action: Action, summary: string) =>
  ({
    method: 'POST',
    path: `/platform/content-entries/:id/${action}`,
    status: 200,
    access: admins,
    isVersioned: true,
    summary,
    resource: 'content-entries',
    response: ContentEntry,
  }) as const

/** Content entries, as editors see them: a draft is saved, and readers get it once it's published. [WORK-012] */
export const contentEntries = {
  list: listed,
  get,
  create: { ...create, summary: 'Creates a content entry, published or as a draft' },
  update: { ...update, summary: 'Saves a draft of a content entry', body: ContentDraftChange },
  remove: { ...remove, summary: 'Deletes a content entry that was never published' },
  publish: {
    ...act('publish', 'Publishes the draft of a content entry, or what was taken down, now or at a time'),
    body: ContentPublication,
  },
  unschedule: act('unschedule', 'Keeps a draft from being published at its time'),
  takeDown: act('take-down', 'Takes a content entry down, so readers no longer get it'),
  discardDraft: act('discard-draft', 'Discards the draft of a content entry that was published'),
  restore: {
    ...act('restore', 'Makes the texts of an earlier version the draft'),
    body: strictObject({ versionId: uuid }),
  },
  move: {
    ...act('move', 'Changes the slug of an article. The old one leads to it'),
    body: strictObject({ slug }),
  },
  preview: {
    method: 'POST',
    path: '/platform/content-entries/:id/preview',
    status: 201,
    access: admins,
    summary: 'Creates a link that shows the draft of a content entry for an hour',
    resource: 'content-previews',
    response: of<ContentPreview>(),
  },
} as const satisfies Endpoints

/** Published versions of content entries, newest first. [WORK-012] */
export const contentVersions = {
  list: {
    method: 'GET',
    path: '/platform/content-versions',
    status: 200,
    access: admins,
    summary: 'Lists published versions of content entries',
    resource: 'content-versions',
    query: ContentVersionParameters,
    response: pageOf(ContentVersion),
  },
  get: {
    method: 'GET',
    path: '/platform/content-versions/:id',
    status: 200,
    access: admins,
    summary: 'Returns a published version of a content entry with its texts',
    resource: 'content-versions',
    response: ContentVersion,
  },
} as const satisfies Endpoints
