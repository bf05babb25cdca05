import type { PickerMatches } from './picker-matches'

/** A form that was sent and not accepted: what was typed, and what to correct. */
export interface RejectedForm {
  intent: string
  typed: Record<string, string>
  errors: Record<string, string>
  /** What concerns no field. */
  message?: string | undefined
  /** What pickers found for texts that were typed without a choice, by field. [WORK-022] */
  found?: Readonly<Record<string, PickerMatches>> | undefined
  /** What a choice of a stage is based on from now on, after someone else changed it. [WORK-005] */
  base?: { stage: string; version: number } | undefined
}

/** Returns a rejected form, if it's the one with this intent. */
export const rejectedWith = (rejected: object | undefined, intent: string): RejectedForm | undefined =>
  isRejectedForm(rejected) && rejected.intent === intent ? rejected : undefined

/** A field of a form that was sent and not accepted. */
export interface RejectedField {
  typed: string | undefined
  error: string | undefined
}

/** Returns what the only field of a rejected form held, with what to correct. What concerns no field is said there, too. */
export const onlyField = (rejected: RejectedForm | undefined, name: string): RejectedField | undefined =>
  rejected && { typed: rejected.typed[name], error: rejected.errors[name] ?? rejected.message }

const isRejectedForm = (rejected: object | undefined): rejected is RejectedForm =>
  rejected !== undefined && 'intent' in rejected && 'errors' in rejected
