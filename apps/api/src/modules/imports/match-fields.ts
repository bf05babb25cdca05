import { columnKey } from '../../csv'
import { unprocessable } from '../../http/errors'
import type { ImportKind, RowTexts } from './kinds/kind'

/** Returns the field of each column by the words of its name, empty for a column that no field fits. No field is used twice. [WORK-015] */
export function guessFields(kind: ImportKind, header: readonly string[]): string[] {
  const used = new Set<string>()
  return header.map((name) => {
    const key = columnKey(name)
    const field = kind.fields.find(
      (one) => !used.has(one.name) && [columnKey(one.label), columnKey(one.name), ...one.words].includes(key),
    )
    if (field) used.add(field.name)
    return field?.name ?? ''
  })
}

/** Checks the fields that a person chose for the columns. @throws {HttpError} 422 that names the column or the missing field */
export function requireFields(kind: ImportKind, header: readonly string[], fields: readonly string[]): void {
  const invalid = (detail: string, at?: number) =>
    unprocessable([{ detail, source: { pointer: `/data/attributes/fields${at === undefined ? '' : `/${at}`}` } }])
  if (fields.length !== header.length) throw invalid(`The file has ${header.length} columns`)
  for (const [at, field] of fields.entries()) {
    if (field === '') continue
    const known = kind.fields.find(({ name }) => name === field)
    if (!known) throw invalid(`Use one of ${kind.fields.map(({ name }) => name).join(', ')}`, at)
    if (fields.indexOf(field) < at) throw invalid(`Another column is already imported as ${known.label}`, at)
  }
  const missing = kind.fields.find(({ name, isRequired }) => isRequired && !fields.includes(name))
  if (missing) throw invalid(`Choose the column that has the field ${missing.label}`)
}

/** Texts that people write where there is nothing. [EDGE-004] */
const nothing = /^(n\/?a|none|null|unknown|-+|\.+|\?+)?$/i

/** Returns the texts of a row by field, with what was corrected. Texts that say nothing are left out. */
export function textsOf(
  fields: readonly string[],
  { cells, fixes }: { cells: readonly string[]; fixes: RowTexts },
): Record<string, string> {
  const typed = { ...Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ''])), ...fixes }
  return Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => {
      const trimmed = text.trim()
      return field === '' || nothing.test(trimmed) ? [] : [[field, trimmed]]
    }),
  )
}
