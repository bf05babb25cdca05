import { amountText, readCents } from '~/site/forms/amount'
import type { FieldControl } from './field-control'
import { readPicked, writePicked } from '~/features/pickers'
import type { ActionInput, FieldSource, RecordField, RecordInput } from './record'
import { recordsTexts } from './texts'

/** What the fields of a form hold, by name: a text, several choices, or nothing. A choice from a picker holds its id and its label. */
export type FieldValues = Readonly<Record<string, readonly string[]>>

/** What an edit began with. [WORK-005] */
export interface FieldsBase {
  values: FieldValues
  version: number
}

/** An input, as far as its value matters. */
export type ValueInput = Pick<RecordInput, 'name' | 'control' | 'missing'>

/** Returns what the fields of a record hold. */
export const valuesOf = <Item>(fields: readonly RecordField<Item>[], item: Item): FieldValues =>
  Object.fromEntries(fields.map(({ name, control, value }) => [name, written(value?.(item), control)]))

/** Returns what the form of an action proposes. */
export const proposedValues = (inputs: readonly ActionInput[]): FieldValues =>
  Object.fromEntries(inputs.map(({ name, control, value }) => [name, written(value, control)]))

function written(value: FieldSource, control: FieldControl | undefined): string[] {
  if (control?.kind === 'lines') return [[value ?? []].flat().join('\n')].filter(Boolean)
  if (value === undefined || value === '') return []
  if (typeof value === 'number') return [control?.kind === 'dollars' ? amountText(value) : String(value)]
  return [value].flat().map((one) => (typeof one === 'string' ? one : writePicked(one)))
}

/** Returns the names of the fields whose values differ. The order of choices doesn’t matter, and the label of a picked record neither. */
export function changedFields(inputs: readonly ValueInput[], before: FieldValues, after: FieldValues): string[] {
  const comparable = (values: FieldValues, { name, control: { kind } }: ValueInput) => {
    const isPicked = kind === 'picker' || kind === 'pickers'
    const own = (values[name] ?? []).map((value) => (isPicked ? readPicked(value)?.id : undefined) ?? value)
    return JSON.stringify(own.toSorted())
  }
  return inputs.filter((input) => comparable(before, input) !== comparable(after, input)).map(({ name }) => name)
}

/** What became of one’s own changes after someone else changed the record too. [WORK-005] */
export interface MergedFields {
  /** One’s own changes, and the present values otherwise. */
  values: FieldValues
  /** The fields that both changed to something else. */
  conflicts: string[]
}

/** Joins one’s own changes with those of someone else. `base` is what one began with. [WORK-005] */
export function mergeFields(
  inputs: readonly ValueInput[],
  base: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): MergedFields {
  const changed = changedFields(inputs, base, mine)
  const byOthers = changedFields(inputs, base, theirs)
  const different = changedFields(inputs, mine, theirs)
  const values = inputs.map(({ name }): [string, readonly string[]] => [
    name,
    (changed.includes(name) ? mine : theirs)[name] ?? [],
  ])
  return {
    values: Object.fromEntries(values),
    conflicts: changed.filter((name) => byOthers.includes(name) && different.includes(name)),
  }
}

/** What an endpoint receives for the fields of a form, or what to correct, by field. */
export interface FieldsBody {
  body: Record<string, unknown>
  errors: Record<string, string>
}

/** Returns what an endpoint receives for fields. One that was emptied is sent as `emptied`, or left out if that’s undefined. */
export function bodyOf(inputs: readonly ValueInput[], values: FieldValues, emptied: null | undefined): FieldsBody {
  const sent: FieldsBody = { body: {}, errors: {} }
  for (const { name, control, missing } of inputs) {
    const value = valueToSend(control, values[name] ?? [])
    if (value === invalid) sent.errors[name] = recordsTexts.amountWrong
    else if (value !== undefined) sent.body[name] = value
    else if (missing !== undefined) sent.errors[name] = missing
    else if (emptied === null) sent.body[name] = null
  }
  return sent
}

const invalid = Symbol('invalid')

function valueToSend(control: FieldControl, values: readonly string[]): unknown {
  const { kind } = control
  const [first = ''] = values
  if (kind === 'many') return values
  if (kind === 'pickers') return values.flatMap((value) => readPicked(value)?.id ?? [])
  if (first === '') return undefined
  if (kind === 'picker') return readPicked(first)?.id
  if (kind === 'lines') return linesOf(first)
  if (kind === 'dollars') return readCents(first, control.most) ?? invalid
  return first
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the value of a field in words, such as `Active` for a choice. */
export function fieldWords(control: FieldControl | undefined, values: readonly string[]): string {
  if (values.length === 0) return recordsTexts.nothing
  const options = control?.kind === 'choice' || control?.kind === 'many' ? control.options : []
  const isPicker = control?.kind === 'picker' || control?.kind === 'pickers'
  return values
    .map((value) => options.find((option) => option.value === value)?.label ?? (isPicker ? pickedLabel(value) : value))
    .map((text) => (text.length > longestWords ? `${text.slice(0, longestWords)}…` : text))
    .join(', ')
}

/** The most characters of a value in words. An article isn’t said in a sentence. */
const longestWords = 300

const pickedLabel = (value: string): string => readPicked(value)?.label ?? value

/** Returns what a form shows again after it wasn’t accepted: everything but passwords. */
export const withoutSecrets = (inputs: readonly ValueInput[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const control = inputs.find((input) => input.name === name)?.control
      return control?.kind !== 'text' || control.type !== 'password'
    }),
  )
