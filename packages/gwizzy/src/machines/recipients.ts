import { isRecord } from '../progress/is-record'

/**
 * Returns the names of the communities whose teams have a request, from the server's response or from stored progress, or undefined if it doesn't
 * say. [TRUTH-003]
 */
export function readRecipients(response: unknown): string[] | undefined {
  const names = isRecord(response) ? response.recipients : undefined
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined
}
