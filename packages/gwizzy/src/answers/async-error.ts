import { messages } from './messages'

/**
 * Returns the message for a field that the server rejected in a separate check: the field's text, then the server's `reason`, then
 * `Invalid`. [VAL-016, ERR-008]
 */
export function asyncError(name: string, reason?: string): string {
  const known: Partial<Record<string, string>> = messages.unchecked
  return known[name] ?? (reason || messages.invalid)
}
