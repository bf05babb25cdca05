import type { ContentKind } from './content-kinds'

/**
 * What a value of an entry is: one line, a text of several lines, a list of lines, a table with parts in each row, a day, a whole number, yes or no, the slug
 * of another entry or several, or something that only programs write.
 */
export type ContentFieldType =
  | 'line'
  | 'text'
  | 'lines'
  | 'rows'
  | 'day'
  | 'number'
  | 'flag'
  | 'entry'
  | 'entries'
  | 'other'

/** A value that the entries of a kind have besides title and text. */
export interface ContentField {
  name: string
  type: ContentFieldType
  /** Whether each language has its own. `only` says that English has none. */
  isTranslated: boolean | 'only'
  /** Whether an entry can't be published without it. */
  isRequired?: true
  /** The most characters. */
  max: number
  /** The kind of the entries that it names. */
  kind?: ContentKind
  /** The parts of each row, by name. */
  parts?: readonly string[]
  /** Whether a row can leave out its last part. */
  canEndEarly?: boolean
}

/** The most characters of a summary, which search engines show whole. */
export const longestSummary = 160

const lineLength = 300
const textLength = 1000

const line = (name: string): ContentField => ({ name, type: 'line', isTranslated: true, max: lineLength })
const text = (name: string): ContentField => ({ name, type: 'text', isTranslated: true, max: textLength })
const lines = (name: string): ContentField => ({ name, type: 'lines', isTranslated: true, max: textLength })
const rows = (name: string, ...parts: string[]): ContentField => ({
  name,
  type: 'rows',
  isTranslated: true,
  max: 4 * textLength,
  parts,
})
const shared = (name: string, type: ContentFieldType): ContentField => ({
  name,
  type,
  isTranslated: false,
  max: lineLength,
})
const entry = (name: string, kind: ContentKind): ContentField => ({ ...shared(name, 'entry'), kind })
const entries = (name: string, kind: ContentKind): ContentField => ({ ...shared(name, 'entries'), kind })
const other = (name: string): ContentField => ({ ...shared(name, 'other'), isTranslated: true })
const required = (field: ContentField): ContentField => ({ ...field, isRequired: true })

const summary: ContentField = { ...text('summary'), max: longestSummary }
const sources: ContentField = { ...rows('sources', 'title', 'url'), isTranslated: false, canEndEarly: true }
const person = [required(line('job')), shared('isDemo', 'flag')]
const linesNamed = (...names: string[]) => names.map(line)

/** The values of each kind, in the order in which editors enter them. An entry can have others, which only programs write. [WORK-012, API-046] */
export const contentFields: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  'home-page': [
    ...linesNamed('headline', 'headlineSecond'),
    text('lead'),
    ...linesNamed('placeLabel', 'submit', 'noSignUp'),
    rows('promises', 'question', 'answer', 'detail'),
    ...linesNamed('careTitle', 'careNote', 'readingTitle'),
    entries('topics', 'topics'),
  ],
  home: [
    line('headline'),
    text('lead'),
    ...linesNamed('placeLabel', 'submit'),
    rows('steps', 'title', 'text'),
    line('audiencesTitle'),
    entries('audiences', 'audience-nudges'),
    line('toolsTitle'),
  ],
  'home-v2': [
    line('headline'),
    text('lead'),
    ...linesNamed('placeLabel', 'submit', 'careLabel'),
    rows('careChoices', 'label', 'care'),
    rows('questions', 'question', 'answer'),
  ],
  'contact-us': [summary, line('hours'), rows('ways', 'title', 'text'), lines('reasons'), line('emergency')],
  authors: person,
  reviewers: person,
  articles: [
    required(summary),
    required(entry('topic', 'topics')),
    required(entry('author', 'authors')),
    entry('reviewer', 'reviewers'),
    shared('publishedOn', 'day'),
    shared('reviewedOn', 'day'),
    shared('nextReviewOn', 'day'),
    shared('minutes', 'number'),
    sources,
  ],
  topics: [required(summary), shared('isInHeader', 'flag')],
  'audience-nudges': [summary, line('action'), entry('modal', 'audience-modal-contents')],
  'audience-modal-contents': [summary, rows('links', 'title', 'path'), sources],
  'senior-living-types': [summary, ...linesNamed('fits', 'doesNotFit'), lines('askAbout'), sources],
  'marketing-pages': [summary, line('action'), shared('path', 'line'), rows('steps', 'title', 'text')],
  'state-pages': [
    summary,
    ...linesNamed('license', 'licensedBy', 'ombudsman'),
    { ...line('name'), isTranslated: 'only' },
    shared('medicaid', 'line'),
    shared('state', 'other'),
  ],
  'profile-page': [
    summary,
    ...linesNamed('priceTitle', 'priceNote', 'priceUnknown', 'priceOld', 'estimateNote', 'recordTitle', 'recordNote'),
    ...linesNamed('reviewTitle', 'reviewNote', 'feeTitle', 'feeNote', 'pictureNote', 'askTitle'),
    lines('ask'),
  ],
  'search-page': [
    summary,
    ...linesNamed('orderTitle', 'orderNote', 'completenessNote', 'priceNote', 'emptyTitle', 'emptyHint'),
    ...linesNamed('mapNote', 'helpTitle', 'helpNote'),
    lines('tips'),
  ],
  referrals: [summary, line('action'), rows('who', 'title', 'text')],
  'exit-intent-popup': [shared('isEnabled', 'flag'), shared('exitModalTimeout', 'number'), other('exitSurvey')],
  'senior-living-tools': [
    summary,
    ...linesNamed('action', 'youNeed'),
    shared('path', 'line'),
    shared('minutes', 'number'),
    other('sections'),
  ],
  'tools-page': [summary, text('lead'), line('privacyNote'), entries('tools', 'senior-living-tools')],
  'resource-center-common': [
    summary,
    line('lead'),
    ...linesNamed('searchLabel', 'searchHint', 'noneFound', 'topicsTitle', 'allArticles', 'writtenBy', 'reviewedBy'),
    ...linesNamed('publishedOn', 'reviewedOn', 'sourcesTitle', 'moreTitle', 'authorsTitle', 'reviewersTitle'),
    ...linesNamed('backToAll', 'correctionTitle', 'correctionText', 'disclaimer', 'fundingNote'),
  ],
  'provider-pages': [summary, line('action')],
  privacy: [],
  terms: [],
}
