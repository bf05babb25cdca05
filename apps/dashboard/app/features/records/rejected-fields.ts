import type { FieldsBase, FieldValues } from './field-values'
import type { PickerMatches } from '~/site/forms/picker-matches'

/** A form of a record that was sent and not accepted: what it holds, and what to correct. */
export interface RejectedFields {
  /** What the form does: `edit:` with a section, `do:` with an action, or `create`. */
  intent: string
  values: FieldValues
  errors: Record<string, string>
  /** What concerns no field. */
  message?: string | undefined
  found: Record<string, PickerMatches>
  /** What the next try is based on, after someone else changed the record. [WORK-005] */
  base?: FieldsBase | undefined
}

/** Returns a rejected form, if it’s the one with this intent. */
export const rejectedFieldsOf = (rejected: object | undefined, intent: string): RejectedFields | undefined =>
  isRejectedFields(rejected) && rejected.intent === intent ? rejected : undefined

const isRejectedFields = (rejected: object | undefined): rejected is RejectedFields =>
  rejected !== undefined && 'intent' in rejected && 'values' in rejected
