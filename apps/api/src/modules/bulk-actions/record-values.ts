import type { BulkTarget } from '../../http/bulk-targets'

type GoesWith = BulkTarget['goesWith']

/** Returns the values that changes of a record would replace, with null for none, and those that go with them. */
export function valuesBefore(record: object, changes: object, goesWith: GoesWith): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...record }
  const names = Object.keys(changes)
  const kept = names.map((name): [string, unknown] => [name, values[name] ?? null])
  const partners = names
    .flatMap((name) => Object.entries(goesWith[name] ?? {}))
    .map(([name, field]): [string, unknown] => [name, values[field]])
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries([...kept, ...partners])
}

/** Returns whether a record has all the values that changes would give it. */
export function hasValues(record: object, changes: object, goesWith: GoesWith): boolean {
  const values = valuesBefore(record, changes, goesWith)
  return Object.entries(changes).every(([name, value]) => isSame(values[name], value))
}

/** Returns whether two values are the same. Times are compared as times: `10:00Z` is `10:00:00.000Z`. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && isTime(one) && isTime(other)) {
    return Date.parse(one) === Date.parse(other)
  }
  return JSON.stringify(one) === JSON.stringify(other)
}

const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text)
