import type { ContentDraft, ContentDraftChange } from '@pkg/api-client'
import { sanitizeMarkdown } from './sanitize-markdown'

/** The texts of an entry as a table has them. */
interface StoredTexts extends Omit<ContentDraft, 'body'> {
  body?: string | null | undefined
}

/** Returns the texts of a row, as those of a draft. */
export const textsOf = ({ title, body, values, translations, position }: StoredTexts): ContentDraft => ({
  title,
  ...(body ? { body } : {}),
  values,
  translations,
  position,
})

type Spanish = NonNullable<ContentDraft['translations']['es']>
type SpanishChange = NonNullable<NonNullable<ContentDraftChange['translations']>['es']>
type Values = Record<string, unknown>

/** Returns a draft with a change. What the change doesn't name stays, and what it sets to null is removed. Texts are sanitized. [WORK-012, BIZ-008] */
export function changeDraft(draft: ContentDraft, change: ContentDraftChange): ContentDraft {
  const { title = draft.title, position = draft.position, values, translations } = change
  const es = translations?.es
  const spanish = es === null ? undefined : es ? changeSpanish(draft.translations.es, es) : draft.translations.es
  return {
    title,
    ...changedBody(draft.body, change.body),
    values: mergeValues(draft.values, values),
    translations: spanish ? { es: spanish } : {},
    position,
  }
}

/** Returns the Spanish texts with a change, or nothing if all of them were removed. */
function changeSpanish(before: Spanish | undefined, change: SpanishChange): Spanish | undefined {
  const title = change.title === undefined ? before?.title : (change.title ?? undefined)
  const values = mergeValues(before?.values ?? {}, change.values)
  const spanish: Spanish = {
    ...(title === undefined ? {} : { title }),
    ...changedBody(before?.body, change.body),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  }
  return Object.keys(spanish).length > 0 ? spanish : undefined
}

function changedBody(before: string | undefined, change: string | null | undefined): { body?: string } {
  const body = change === undefined ? before : change === null ? undefined : sanitizeMarkdown(change)
  return body ? { body } : {}
}

const mergeValues = (before: Values, change: Values = {}): Values =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
