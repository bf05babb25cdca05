import { ApiError, type Client, type User } from '@pkg/api-client'
import type { endpoints } from '@pkg/api-client/server'
import type { Static } from '@sinclair/typebox'
import type { FormDefinition } from '../forms/define-form'
import type { Submission } from '../forms/field-errors'
import { attemptSignIn, type SignInOutcome } from './attempt-sign-in'
import { isToken } from './token'

/** The body of the endpoint that replaces a forgotten password. */
export type PasswordReset = Static<typeof endpoints.auth.recoverEnd.body>

/**
 * Replaces a forgotten password with the one in a form, and signs in. A password that is too easy to guess is an error at its field,
 * and the token keeps working. [API-015]
 */
export async function resetPassword(
  api: Client,
  { form, definition, token }: { form: FormData; definition: FormDefinition<PasswordReset>; token: string },
  onHeaders: (headers: Headers) => void,
): Promise<Submission<SignInOutcome<User>>> {
  if (!isToken(token)) return { ok: true, result: { kind: 'failed', reason: 'expired' } }
  try {
    return await definition.submit(form, (body) => attemptSignIn(api.auth.recoverEnd(body, { onHeaders }), onHeaders), {
      token,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    // Email alone can't replace the password of an account that needs two factors. The API says what to do instead.
    const [first] = error.errors
    return { ok: false, errors: {}, message: first?.detail ?? first?.title ?? error.message }
  }
}
