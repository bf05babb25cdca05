const problems = ['not-found', 'bad-request', 'forbidden', 'unavailable', 'unknown'] as const

/** Why a page cannot be shown. */
export type Problem = (typeof problems)[number]

/** What a boundary caught, as a problem that has words. */
export function problemOf(error: unknown): Problem {
  const kind = property(property(error, 'data'), 'kind')
  const known = problems.find((problem) => problem === kind)
  return known ?? (property(error, 'status') === 404 ? 'not-found' : 'unknown')
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
