import type { UsedLink } from '@pkg/api-client'
import type { AppLoadContext } from '@remix-run/node'
import { apiFor } from '../api-access/api-for'
import { forwardCookies } from '../cookies/cookie-forwarder'
import { formText } from '../forms/form-text'
import { attemptSignIn, type SignInOutcome } from './attempt-sign-in'
import { isToken } from './token'

/** The outcome of a sign-in by link, with the token to try again and the cookies to set. */
export interface LinkSignIn {
  token: string
  outcome: SignInOutcome<UsedLink>
  headers: Headers
}

/** Signs in with the token in a form. [API-015, AUTH-007] */
export async function signInByLink(request: Request, context: AppLoadContext): Promise<LinkSignIn> {
  const token = formText(await request.formData(), 'token')
  const { headers, onHeaders } = forwardCookies()
  if (!isToken(token)) return { token, headers, outcome: { kind: 'failed', reason: 'expired' } }
  const outcome = await attemptSignIn(apiFor(request, context).auth.start({ token }, { onHeaders }), onHeaders)
  return { token, headers, outcome }
}
