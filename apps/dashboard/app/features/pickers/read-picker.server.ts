import { formText } from '@pkg/remix-host/server'
import type { PickerMatches } from '~/site/forms/picker-matches'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { readPicked, writePicked } from './picked'
import { foundName, termName } from './picker-names'
import { findOptions, type PickerApi, type PickerSource } from './picker-source'
import { pickersTexts } from './texts'

/** A picker of a form. */
export interface Picker {
  name: string
  source: PickerSource
  isMany: boolean
}

/** What a picker of a form holds. */
export interface ReadPicker {
  /** The choices, as the field writes them. */
  values: string[]
  /** What a text without a choice found, and what to say about it. */
  found?: PickerMatches
  error?: string
}

/** Reads a picker. A text that was typed without a choice is looked up, and taken if exactly one record matches. [WORK-022] */
export async function readPickerField(
  api: PickerApi,
  { name, source, isMany }: Picker,
  form: FormData,
): Promise<ReadPicker> {
  const term = formText(form, termName(name))
  const picked = choicesOf(form, name)
  const chosen = choicesOf(form, foundName(name))
  const kept = isMany ? picked : picked.filter((value) => readPicked(value)?.label === term)
  if (chosen.length > 0) return { values: isMany ? [...new Set([...kept, ...chosen])] : chosen }
  if (term === '' || (!isMany && kept.length > 0)) return { values: kept }
  const options = await findOptions(api, source, term)
  const [only] = options
  if (only && options.length === 1) return { values: [...new Set([...kept, writePicked(only)])] }
  const error = options.length > 0 ? pickersTexts.chooseOne : pickersTexts.noneFound
  return { values: kept, found: { term, options }, error }
}

const choicesOf = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' && readPicked(value) ? [value] : []))

/** A form whose picker was read. */
export interface ReplacedPicker {
  /** The form with the id of the choice in the picker’s field, or nothing in it. */
  form: FormData
  rejected: Pick<RejectedForm, 'errors' | 'found'> | undefined
}

/** Replaces what a picker of a form holds by the id of the choice. Returns what to correct if a text matches several records or none. [WORK-022] */
export async function replacePicker(api: PickerApi, picker: Picker, sent: FormData): Promise<ReplacedPicker> {
  const { values, found, error } = await readPickerField(api, picker, sent)
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  form.set(picker.name, readPicked(values[0] ?? '')?.id ?? '')
  const { name } = picker
  return { form, rejected: error && found ? { errors: { [name]: error }, found: { [name]: found } } : undefined }
}
