import { trimInvisible } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import type { FieldsBase, FieldValues, ValueInput } from './field-values'
import { readPicked, writePicked } from './field-values'
import { foundName, termName } from './picker-names'
import { findOptions, type PickerApi } from './picker-source'
import type { PickerMatches } from './rejected-fields'
import { recordsTexts } from './texts'

/** What the fields of a form hold, and the searches of pickers that found more or less than one record. */
export interface ReadFields {
  values: FieldValues
  /** What a picker found for a text that was typed without a choice, by field. */
  found: Record<string, PickerMatches>
  errors: Record<string, string>
}

/** Reads the fields of a form. A text that was typed into a picker without a choice is looked up, and taken if exactly one record matches. [WORK-022] */
export async function readFields(api: PickerApi, inputs: readonly ValueInput[], form: FormData): Promise<ReadFields> {
  const read: ReadFields = { values: {}, found: {}, errors: {} }
  const entries = await Promise.all(
    inputs.map(async ({ name, control }): Promise<[string, readonly string[]]> => {
      if (control.kind !== 'picker' && control.kind !== 'pickers') return [name, textsOf(form, name)]
      const { values, options } = await readPicker(api, { name, control }, form)
      if (options) {
        read.found[name] = { term: formText(form, termName(name)), options }
        read.errors[name] = options.length > 0 ? recordsTexts.chooseOne : recordsTexts.noneFound
      }
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

interface Picker {
  name: string
  control: Extract<ValueInput['control'], { kind: 'picker' | 'pickers' }>
}

async function readPicker(api: PickerApi, { name, control }: Picker, form: FormData) {
  const term = formText(form, termName(name))
  const picked = textsOf(form, name).filter((value) => readPicked(value) !== undefined)
  const chosen = textsOf(form, foundName(name)).filter((value) => readPicked(value) !== undefined)
  const kept = control.kind === 'pickers' ? picked : picked.filter((value) => readPicked(value)?.label === term)
  if (chosen.length > 0) return { values: control.kind === 'pickers' ? [...new Set([...kept, ...chosen])] : chosen }
  if (term === '' || (control.kind === 'picker' && kept.length > 0)) return { values: kept }
  const options = await findOptions(api, control.source, term)
  const [only] = options
  if (only && options.length === 1) return { values: [...new Set([...kept, writePicked(only)])] }
  return { values: kept, options }
}

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
