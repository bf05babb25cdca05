/**
 * What the analytics service receives: pages by path, people by id and role, and events by name. Never a person's name, an email
 * address, a phone number, or a query string. [CLIENT-008]
 */
export type Report =
  | { type: 'page'; path: string }
  | { type: 'identify'; userId: string; role: string }
  | { type: 'track'; name: string; properties: Record<string, string> }

const maxLength = 200
const maxProperties = 20

/** Parses a report that a browser sent. Returns undefined for anything else. */
export function parseReport(value: unknown): Report | undefined {
  if (!isRecord(value)) return undefined
  const { type, path, userId, role, name, properties } = value
  if (type === 'page' && isText(path) && path.startsWith('/') && !/[?#]/.test(path)) return { type, path }
  if (type === 'identify' && isText(userId) && isText(role)) return { type, userId, role }
  if (type === 'track' && isText(name) && isProperties(properties)) return { type, name, properties }
  return undefined
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength

function isProperties(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.keys(value).length <= maxProperties && Object.values(value).every(isText)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
