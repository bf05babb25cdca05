import type { FieldError } from '@pkg/ui'
import { fieldId } from './AnswerFields'

/** Returns what to correct, each with the field where it can be corrected. */
export const problemsIn = (errors: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(errors).map(([name, message]) => ({ message, fieldId: fieldId(name) }))
