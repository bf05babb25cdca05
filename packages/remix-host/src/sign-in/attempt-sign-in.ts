import { ApiError, ApiUnreachableError } from '@pkg/api-client'

/** Why a sign-in failed. `expired` means a code or link that is too old, used, or unknown (404 and 410). */
export type SignInFailure = 'wrong' | 'expired' | 'rate-limited' | 'unavailable'

/** How a sign-in ended. */
export type SignInOutcome<Result> =
  | { kind: 'signed-in'; result: Result }
  /** The first factor was correct. Its cookie has been passed on, and the account needs a second factor. */
  | { kind: 'second-factor' }
  | { kind: 'failed'; reason: SignInFailure }

/**
 * Waits for a request that signs someone in, by password, code, link, or identity provider. [API-014 to API-016]
 *
 * @param onHeaders Receives the cookies of a correct first factor.
 * @throws Errors that no sign-in expects, such as a 422.
 */
export async function attemptSignIn<Result>(
  request: Promise<Result>,
  onHeaders: (headers: Headers) => void,
): Promise<SignInOutcome<Result>> {
  try {
    return { kind: 'signed-in', result: await request }
  } catch (error) {
    if (error instanceof ApiError && error.needsSecondFactor) {
      onHeaders(error.headers)
      return { kind: 'second-factor' }
    }
    const reason = signInFailure(error)
    if (reason === undefined) throw error
    return { kind: 'failed', reason }
  }
}

/** Returns why a request of a sign-in failed, or undefined for an error that no sign-in expects. */
export function signInFailure(error: unknown): SignInFailure | undefined {
  if (error instanceof ApiUnreachableError) return 'unavailable'
  if (!(error instanceof ApiError)) return undefined
  if (error.status >= 500) return 'unavailable'
  const reasons: Record<number, SignInFailure> = { 401: 'wrong', 404: 'expired', 410: 'expired', 429: 'rate-limited' }
  return reasons[error.status]
}
