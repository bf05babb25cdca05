import type { ContentDraft } from '@pkg/api-client'
import type { ContentKind } from '@pkg/domain'
import { diffWordsWithSpace } from 'diff'
import { entryFields, labelOfField } from '~/features/content'

/** A part of a text: in both versions, or only in one of them. */
export interface TextPart {
  text: string
  is: 'same' | 'added' | 'removed'
}

/** A field that differs between two versions. */
export interface Difference {
  field: string
  label: string
  parts: TextPart[]
}

/** The most words of a stretch that stayed the same, at each end. */
const context = 160

/** Returns what changed between two versions of an entry, field by field, with the words around each change. [WORK-012] */
export function compareVersions(kind: ContentKind, before: ContentDraft, after: ContentDraft): Difference[] {
  const [old, present] = [flatten(kind, before), flatten(kind, after)]
  const names = [...new Set([...old.keys(), ...present.keys()])]
  return names.flatMap((field) => {
    const [from, to] = [old.get(field) ?? '', present.get(field) ?? '']
    return from === to ? [] : [{ field, label: labelOfField(field), parts: partsOf(from, to) }]
  })
}

function partsOf(from: string, to: string): TextPart[] {
  return diffWordsWithSpace(from, to).map(({ value, added, removed }) => {
    if (added) return { text: value, is: 'added' }
    return removed ? { text: value, is: 'removed' } : { text: shortened(value), is: 'same' }
  })
}

/** Leaves out the middle of a long stretch that stayed the same. */
const shortened = (text: string): string =>
  text.length > 2 * context + 20 ? `${text.slice(0, context)} … ${text.slice(-context)}` : text

/** Returns the texts of a version by the names of the editor's fields. */
function flatten(kind: ContentKind, texts: ContentDraft): Map<string, string> {
  const { english, spanish, shared, fixed } = entryFields(kind, texts, {})
  const entry = { id: '', version: 0, kind, name: '', texts }
  const entered = [...english, ...spanish, ...shared].map(({ name, value }): [string, string] => [
    name,
    textOf(value?.(entry)),
  ])
  return new Map([
    ...entered,
    ...fixed.map(({ name, value }): [string, string] => [`values.${name}`, JSON.stringify(value)]),
  ])
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
