import { type Static, Type } from '@sinclair/typebox'
import { moment, record, strictObject } from './collection'
import { choice, listParameters, textFilter } from './list-parameters'
import { line, slug, text } from './text'

const optional = Type.Optional

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
export type ContentKind = (typeof contentKinds)[number]

const kind = Type.Union(contentKinds.map((name) => Type.Literal(name)))
const isPublished = Type.Boolean()
const title = line(200)
const body = optional(text(60_000))
const values = Type.Record(Type.String({ pattern: '^[A-Za-z][\\w-]{0,59}$' }), Type.Unknown())

/** An entry's texts in another language. Values that aren't translated, such as sources, stay those of the entry. [FIND-015] */
const translation = strictObject({ title, body, values: optional(values) })
const translations = strictObject({ es: optional(translation) })
export type ContentTranslations = Static<typeof translations>

/** A content entry: plain values by name, with texts in Markdown. */
export const NewContentEntry = strictObject({
  kind,
  slug,
  title,
  body,
  values: optional(values),
  translations: optional(translations),
  position: optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  isPublished: optional(isPublished),
})
export const ContentEntry = Type.Object({
  ...record,
  kind,
  slug,
  title: Type.String(),
  body: optional(Type.String()),
  values: Type.Record(Type.String(), Type.Unknown()),
  translations,
  position: Type.Integer(),
  isPublished,
  createdAt: moment,
  updatedAt: moment,
})
export const ContentEntryParameters = listParameters(
  ['position', 'title', 'updatedAt'],
  {
    kind: choice(kind),
  },
  { q: textFilter },
)
export type NewContentEntry = Static<typeof NewContentEntry>
export type ContentEntry = Static<typeof ContentEntry>
export type ContentEntryParameters = Static<typeof ContentEntryParameters>

/** A language of the screens. */
export const language = Type.Union([Type.Literal('en'), Type.Literal('es')])

/** The language of the texts. Entries without a translation are in English, and each says its language. [FIND-015] */
const requestedLanguage = optional(language)

/** The language of one entry. */
export const LanguageParameters = Type.Object({ language: requestedLanguage }, { additionalProperties: false })
export type LanguageParameters = Static<typeof LanguageParameters>

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

/** Related content to include: the survey of the exit popup. */
export const PopulateParameters = Type.Object(
  { populate: Type.Optional(Type.Literal('exitSurvey')), language: requestedLanguage },
  { additionalProperties: false },
)
export type PopulateParameters = Static<typeof PopulateParameters>
