import type { AnswerErrors } from './answers'
import { messages } from './messages'

/**
 * Returns the message for a field that the server rejected in a separate check: the field's text, then the server's `reason`, then
 * `Invalid`. [VAL-016, ERR-008]
 */
export function asyncError(name: string, reason?: string): string {
  const known: Partial<Record<string, string>> = messages.unchecked
  return known[name] ?? (reason || messages.invalid)
}

/**
 * Splits the errors of a step into those found when the person tried to leave it and those of separate checks, which come while the person
 * may be in another field. [VAL-016]
 */
export function splitErrors(errors: AnswerErrors): Record<'onLeaving' | 'onField', Partial<Record<string, string>>> {
  const entries = Object.entries(errors)
  const isAsync = ([name, message]: (typeof entries)[number]) => message === asyncError(name)
  return {
    onLeaving: Object.fromEntries(entries.filter((entry) => !isAsync(entry))),
    onField: Object.fromEntries(entries.filter(isAsync)),
  }
}
