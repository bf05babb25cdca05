import { messages } from './messages'

/**
 * The message of a field that the server refused when it was checked on its own: the field's text, else the server's `reason`,
 * else `Invalid`. [VAL-016, ERR-008]
 */
export function asyncError(name: string, reason?: string): string {
  const known: Partial<Record<string, string>> = messages.unchecked
  return known[name] ?? (reason || messages.invalid)
}
