import { type ContentField, contentFields } from './content-fields'
import type { ContentKind } from './content-kinds'

/** The texts of an entry in one language. */
export interface ContentTexts {
  title?: string | undefined
  /** In Markdown. */
  body?: string | undefined
  values?: Readonly<Record<string, unknown>> | undefined
}

/** The texts of an entry in English, and in Spanish if it has them. */
export interface TranslatedTexts extends ContentTexts {
  translations?: { es?: ContentTexts | undefined } | undefined
}

/** What prevents publishing an entry: where it is, such as `values/summary`, and what to do. */
export interface ContentProblem {
  path: string
  detail: string
}

/** The kinds that are nothing without a text. */
const kindsOfText: readonly ContentKind[] = ['articles', 'state-pages', 'privacy', 'terms']

/**
 * Returns what prevents publishing the texts of an entry: what is missing, too long, or no value of its field. Spanish is complete or absent. Whether the
 * entries that it names exist is for the server to find out. [WORK-012, FIND-015]
 */
export function contentProblems(kind: ContentKind, { translations, ...english }: TranslatedTexts): ContentProblem[] {
  const fields = contentFields[kind]
  const es = translations?.es
  return [
    ...(isFilled(english.title) ? [] : [{ path: 'title', detail: 'Enter a title' }]),
    ...(isFilled(english.body) || !kindsOfText.includes(kind) ? [] : [{ path: 'body', detail: 'Write the text' }]),
    ...fields
      .filter(({ isTranslated }) => isTranslated !== 'only')
      .flatMap((field) => fieldProblems(field, english.values?.[field.name], `values/${field.name}`)),
    ...(es ? spanishProblems(fields, english, es) : []),
  ]
}

function spanishProblems(fields: readonly ContentField[], english: ContentTexts, es: ContentTexts): ContentProblem[] {
  const own = fields.filter(({ isTranslated }) => isTranslated !== false)
  const missing = [
    ...(isFilled(es.title) ? [] : ['title']),
    ...(isFilled(english.body) && !isFilled(es.body) ? ['body'] : []),
    ...own
      .filter(({ name }) => isFilled(english.values?.[name]) && !isFilled(es.values?.[name]))
      .map(({ name }) => `values/${name}`),
  ]
  const wrong = own.flatMap((field) => wrongValue(field, es.values?.[field.name], `values/${field.name}`))
  return [
    ...missing.map((path) => ({ path, detail: 'Enter the Spanish text, or remove the whole translation' })),
    ...wrong,
  ].map(({ path, detail }) => ({ path: `translations/es/${path}`, detail }))
}

function fieldProblems(field: ContentField, value: unknown, path: string): ContentProblem[] {
  if (!isFilled(value) && field.isRequired) return [{ path, detail: 'Enter it before you publish' }]
  return wrongValue(field, value, path)
}

function wrongValue(field: ContentField, value: unknown, path: string): ContentProblem[] {
  const detail = isFilled(value) ? valueProblem(field, value) : undefined
  return detail === undefined ? [] : [{ path, detail }]
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

/** Returns what is wrong with a value of an entry, or undefined. [WORK-012] */
export function valueProblem({ type, max, parts = [], canEndEarly = false }: ContentField, value: unknown) {
  if (type === 'line' || type === 'text') {
    if (typeof value !== 'string') return 'Use a text'
    return value.length > max ? `Use at most ${max} characters` : undefined
  }
  if (type === 'entry') return typeof value === 'string' ? undefined : 'Choose an entry'
  if (type === 'day') return isDay(value) ? undefined : 'Use a day, such as 2026-11-28'
  if (type === 'number') return isCount(value) ? undefined : 'Use a whole number'
  if (type === 'flag') return typeof value === 'boolean' ? undefined : 'Use yes or no'
  if (type === 'lines' || type === 'entries') return isTexts(value) ? undefined : 'Use one text per line'
  if (type === 'rows') return hasRows(value, parts, canEndEarly) ? undefined : 'Fill in every part of each line'
  return undefined
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

function hasRows(value: unknown, parts: readonly string[], canEndEarly: boolean): boolean {
  const needed = canEndEarly ? parts.slice(0, -1) : parts
  return (
    Array.isArray(value) &&
    value.every((row: unknown) => {
      const filled = typeof row === 'object' && row !== null ? new Map(Object.entries(row)) : new Map<string, unknown>()
      return needed.every((part) => isFilled(filled.get(part)))
    })
  )
}
