import { trimInvisible } from '@pkg/domain'
import type { PickerApi } from '~/features/pickers'
import type { PickerMatches } from '~/site/forms/picker-matches'
import { readPickerField } from '~/features/pickers/index.server'
import type { FieldsBase, FieldValues, ValueInput } from './field-values'

/** What the fields of a form hold, and the searches of pickers that found more or less than one record. */
export interface ReadFields {
  values: FieldValues
  /** What a picker found for a text that was typed without a choice, by field. */
  found: Record<string, PickerMatches>
  errors: Record<string, string>
}

/** Reads the fields of a form. */
export async function readFields(api: PickerApi, inputs: readonly ValueInput[], form: FormData): Promise<ReadFields> {
  const read: ReadFields = { values: {}, found: {}, errors: {} }
  const entries = await Promise.all(
    inputs.map(async ({ name, control }): Promise<[string, readonly string[]]> => {
      if (control.kind !== 'picker' && control.kind !== 'pickers') return [name, textsOf(form, name)]
      const picker = { name, source: control.source, isMany: control.kind === 'pickers' }
      const { values, found, error } = await readPickerField(api, picker, form)
      if (found) read.found[name] = found
      if (error) read.errors[name] = error
      return [name, values]
    }),
  )
  return { ...read, values: Object.fromEntries(entries) }
}

const textsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? trimInvisible(value.replaceAll('\r\n', '\n')) : []))
    .filter((value) => value !== '')

/** Reads what an edit began with from the value of a field. Without it, as in a request of another program, everything that is stored is newer. */
export function readBase(text: string): FieldsBase {
  const base = parsed(text)
  return isBase(base) ? base : { values: {}, version: 0 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isBase = (read: unknown): read is FieldsBase =>
  typeof read === 'object' &&
  read !== null &&
  'version' in read &&
  Number.isInteger(read.version) &&
  'values' in read &&
  typeof read.values === 'object' &&
  read.values !== null &&
  Object.values(read.values).every(
    (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  )
