/**
 * What an analytics service is told: pages by path, people by id and role, and what happened by its name. Never a name, an address, a number or
 * what stands behind the question mark. [CLIENT-008]
 */
export type Report =
  | { type: 'page'; path: string }
  | { type: 'identify'; userId: string; role: string }
  | { type: 'track'; name: string; properties: Record<string, string> }

const longest = 200
const mostProperties = 20

/** A report as it came over the wire, or undefined for anything else. */
export function reportIn(given: unknown): Report | undefined {
  if (!isRecord(given)) return undefined
  const { type, path, userId, role, name, properties } = given
  if (type === 'page' && isText(path) && path.startsWith('/') && !/[?#]/.test(path)) return { type, path }
  if (type === 'identify' && isText(userId) && isText(role)) return { type, userId, role }
  if (type === 'track' && isText(name) && isProperties(properties)) return { type, name, properties }
  return undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longest

function isProperties(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.keys(value).length <= mostProperties && Object.values(value).every(isText)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
