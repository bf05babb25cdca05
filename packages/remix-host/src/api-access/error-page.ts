import { ApiError, ApiUnreachableError } from '@pkg/api-client'
import { data } from '@remix-run/node'
import type { ErrorPage, ErrorPageKind } from './error-page-kind'

const retrySeconds = '5'

/** Returns what a loader or action throws to show the error page. A 429 and a 503 say when to try again. */
export function errorPage(
  kind: ErrorPageKind,
  status: number,
  { details = [], retryAfter = retrySeconds }: { details?: string[]; retryAfter?: string } = {},
) {
  const canRetry = status === 429 || status === 503
  return data({ kind, details } satisfies ErrorPage, {
    status,
    ...(canRetry ? { headers: { 'retry-after': retryAfter } } : {}),
  })
}

/**
 * Waits for the API.
 *
 * @throws The error page that fits a failed request, and any error that has nothing to do with the API.
 */
export async function orErrorPage<T>(response: Promise<T>): Promise<T> {
  try {
    return await response
  } catch (error) {
    throw toErrorPage(error)
  }
}

/** Returns the error page for a failed API request, or the error itself when the API isn't the cause. */
export function toErrorPage(error: unknown): unknown {
  if (error instanceof ApiUnreachableError) return unavailable(unreachableReason(error))
  if (!(error instanceof ApiError)) return error
  const details = error.errors.map(({ detail, title }) => detail ?? title)
  switch (error.status) {
    case 403:
      return errorPage('forbidden', 403)
    case 404:
      return errorPage('not-found', 404)
    case 429:
      return errorPage('rate-limited', 429, { retryAfter: error.headers.get('retry-after') ?? retrySeconds })
    default:
      return error.status < 500
        ? errorPage('bad-request', error.status, { details })
        : unavailable(`The API returned ${error.status}`)
  }
}

/** Returns the error page of an API that's down, and logs why. The page itself doesn't say. */
function unavailable(reason: string) {
  console.error(`A request to the API failed. ${reason}`)
  return errorPage('unavailable', 503)
}

/** Returns why the API couldn't be reached, such as `The API didn't respond: ECONNREFUSED`. */
function unreachableReason({ message, cause }: ApiUnreachableError): string {
  const failure = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause
  if (!(failure instanceof Error)) return message
  return `${message}: ${'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name}`
}

/** Returns whether a request failed because the API is down or had too many requests, so the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof ApiUnreachableError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
