import type { ContentDraft, ContentEntry } from '@pkg/api-client'
import { type ContentField, contentFields, type ContentKind, longestSummary } from '@pkg/domain'
import type { ListOption } from '~/features/lists'
import type { RecordField } from '~/features/records'
import { editTexts as words } from './edit-texts'
import { fieldTexts, partTexts } from './field-texts'
import { canWriteRows, writeRows } from './rows-text'

/** An entry with the texts to edit: those of its draft, or what readers get. */
export interface EditedEntry extends Pick<ContentEntry, 'id' | 'version' | 'kind' | 'name'> {
  texts: ContentDraft
}

/** The entries that others can name, by their kind. */
export type EntryChoices = Readonly<Partial<Record<ContentKind, readonly ListOption[]>>>

/** A field of the editor. Its name is where it belongs: `title`, `values.summary`, or `es.values.summary`. */
export interface EntryField extends RecordField<EditedEntry> {
  control: NonNullable<RecordField<EditedEntry>['control']>
  language: 'en' | 'es' | undefined
  /** Whether it takes Markdown. */
  isMarkdown?: true
}

/** A value that only programs change. */
export interface FixedValue {
  name: string
  label: string
  value: unknown
}

/** The fields of an entry: in both languages, and once for both. */
export interface EntryFields {
  english: EntryField[]
  spanish: EntryField[]
  shared: EntryField[]
  /** What the editor shows and doesn’t change, because its structure has no field. */
  fixed: FixedValue[]
}

/** Returns what editors enter for an entry. [WORK-012] */
export function entryFields(kind: ContentKind, texts: ContentDraft, choices: EntryChoices): EntryFields {
  const fields = contentFields[kind]
  const [editable, fixed] = [
    fields.filter((field) => isEditable(field, texts)),
    fields.filter((field) => !isEditable(field, texts)),
  ]
  const inLanguage = (language: 'en' | 'es', left: ContentField['isTranslated']) => [
    titleField(language),
    ...editable
      .filter(({ isTranslated }) => isTranslated !== false && isTranslated !== left)
      .map((field) => valueField(field, language, choices)),
    bodyField(language),
  ]
  return {
    english: inLanguage('en', 'only'),
    spanish: inLanguage('es', false),
    shared: editable.filter(({ isTranslated }) => !isTranslated).map((field) => valueField(field, undefined, choices)),
    fixed: fixed.flatMap(({ name }) => {
      const value = texts.values[name]
      return value === undefined ? [] : [{ name, label: labelOf(name), value }]
    }),
  }
}

/** Returns whether a field can hold the values that an entry has, so editing loses nothing. */
function isEditable({ type, name, parts = [] }: ContentField, texts: ContentDraft): boolean {
  if (type === 'other') return false
  const values = [texts.values[name], texts.translations.es?.values?.[name]].filter((value) => value !== undefined)
  return type === 'rows' ? values.every((value) => canWriteRows(value, parts)) : true
}

const labelOf = (name: string, language?: 'en' | 'es'): string => {
  const label = fieldTexts[name] ?? name
  return language === 'es' ? words.inSpanish(label) : label
}

/** Returns the label of a field of the editor by its name, such as `Summary in Spanish` for `es.values.summary`. */
export const labelOfField = (field: string): string =>
  labelOf(field.replace(/^es\./, '').replace(/^values\./, ''), field.startsWith('es.') ? 'es' : 'en')

/** Returns the name of a field, by where its value is in a draft. */
const nameOf = (path: string, language?: 'en' | 'es'): string => (language === 'es' ? `es.${path}` : path)

function titleField(language: 'en' | 'es'): EntryField {
  return {
    name: nameOf('title', language),
    label: labelOf('title', language),
    language,
    control: { kind: 'text', max: 200 },
    ...(language === 'en' ? { missing: words.titleMissing } : { hint: words.spanishHint }),
    cell: () => undefined,
    value: ({ texts }) => (language === 'es' ? texts.translations.es?.title : texts.title),
  }
}

function bodyField(language: 'en' | 'es'): EntryField {
  return {
    name: nameOf('body', language),
    label: labelOf('body', language),
    language,
    isMarkdown: true,
    control: { kind: 'long-text', max: 60_000, rows: 24 },
    cell: () => undefined,
    value: ({ texts }) => (language === 'es' ? texts.translations.es?.body : texts.body),
  }
}

function valueField(field: ContentField, language: 'en' | 'es' | undefined, choices: EntryChoices): EntryField {
  const { name } = field
  const valueIn = ({ texts }: EditedEntry): unknown =>
    language === 'es' ? texts.translations.es?.values?.[name] : texts.values[name]
  const hint = hintOf(field)
  return {
    name: nameOf(`values.${name}`, language),
    label: labelOf(name, language),
    language,
    ...(hint === undefined ? {} : { hint }),
    control: controlOf(field, choices),
    cell: () => undefined,
    value: (entry) => sourceOf(field, valueIn(entry)),
  }
}

function hintOf({ type, max, parts = [], canEndEarly }: ContentField): string | undefined {
  if (type === 'lines') return words.linesHint
  if (type === 'rows')
    return words.rowsHint(parts.map((part) => partTexts[part] ?? part).join(' | '), canEndEarly === true)
  return max === longestSummary ? words.summaryHint : undefined
}

function controlOf({ type, max, kind }: ContentField, choices: EntryChoices): EntryField['control'] {
  const options = (kind && choices[kind]) ?? []
  switch (type) {
    case 'text':
      return { kind: 'long-text', max, rows: 3 }
    case 'lines':
    case 'rows':
      return { kind: 'lines', max: 8000 }
    case 'day':
      return { kind: 'day' }
    case 'number':
      return { kind: 'number' }
    case 'flag':
      return { kind: 'choice', options: words.yesOrNo }
    case 'entry':
      return { kind: 'choice', options }
    case 'entries':
      return { kind: 'many', options }
    default:
      return { kind: 'text', max }
  }
}

function sourceOf({ type, parts = [] }: ContentField, value: unknown): string | number | readonly string[] | undefined {
  if (type === 'rows') return writeRows(value, parts)
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
