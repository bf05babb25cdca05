import { type SignInFailure, signInFailure } from '@pkg/remix-host/server'
import { authTexts } from './texts'

const words = authTexts.errors

/** Returns the message for a failed request that a person can try again, or undefined for any other error. */
export function failureText(error: unknown): string | undefined {
  const failure = signInFailure(error)
  const texts: Partial<Record<SignInFailure, string>> = {
    'rate-limited': words.tooMany,
    unavailable: words.unreachable,
  }
  return failure && texts[failure]
}
