import type { AppLoadContext } from '@remix-run/node'
import { apiFor } from '../api-access/api-for'
import { forwardCookies } from '../cookies/cookie-forwarder'
import { formText } from '../forms/form-text'
import { attemptSignIn } from './attempt-sign-in'

/**
 * The headers of a page whose URL holds a token: no other site may read it, and no cache may store it. With no referrer at all, the
 * page's own form would count as another site's.
 */
export const tokenPageHeaders = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })

/** Reads the token in the URL of a page. Opening the page uses nothing up, because email scanners open links too. [API-015] */
export const readToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Signs in with the token of a form, and returns the outcome with the cookies to set. [API-015, AUTH-007] */
export async function signInByLink(request: Request, context: AppLoadContext) {
  const token = formText(await request.formData(), 'token')
  const { headers, onHeaders } = forwardCookies()
  const outcome = await attemptSignIn(apiFor(request, context).auth.start({ token }, { onHeaders }), onHeaders)
  return { token, outcome, headers }
}
