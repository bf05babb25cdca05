/** The reasons for which a page can't be shown. */
export const errorPageKinds = [
  'not-found',
  'bad-request',
  'forbidden',
  'rate-limited',
  'unavailable',
  'failed',
] as const

/** A reason for which a page can't be shown. `failed` is an error that no loader expected. */
export type ErrorPageKind = (typeof errorPageKinds)[number]

/** The data of an error page. */
export interface ErrorPage {
  kind: ErrorPageKind
  /** What the API said about the request, one sentence per error. */
  details: string[]
}

/** Reads what an error boundary caught. [ERR-018] */
export function readErrorPage(caught: unknown): ErrorPage {
  const thrown = property(caught, 'data')
  const kind = errorPageKinds.find((known) => known === property(thrown, 'kind'))
  const details = property(thrown, 'details')
  if (kind) return { kind, details: Array.isArray(details) ? details.map(String) : [] }
  return { kind: property(caught, 'status') === 404 ? 'not-found' : 'failed', details: [] }
}

/** Returns whether loading the same page again may work. */
export function canRetry(kind: ErrorPageKind): boolean {
  return kind === 'unavailable' || kind === 'rate-limited' || kind === 'failed'
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
