import { ApiError, type Client } from '@pkg/api-client'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { apiFor } from '../api-access/api-for'
import { forwardCookies } from '../cookies/cookie-forwarder'
import { attemptSignIn } from './attempt-sign-in'

/** The paths of a site that a sign-in with the identity provider leads to. */
export interface ThirdPartyPaths {
  /** The site as the API names it; the marketplace when unset. */
  site?: 'dashboard'
  /** Where a person signs in. */
  signIn: string
  /** Where a person enters the second factor. */
  secondFactor: string
  failed: string
  /** Returns the path that the API should redirect back to, from the URL of the page. */
  wanted: (query: URLSearchParams) => string
  /** Returns where to go once signed in, from the path that the API returned. */
  signedIn: (redirect: string | undefined) => string
}

/** Starts a sign-in with the operator's OpenID Connect provider, and finishes it when the browser returns. [API-014, AUTH-007] */
export async function thirdPartySignIn(
  request: Request,
  context: AppLoadContext,
  paths: ThirdPartyPaths,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const isReturning = searchParams.has('state')
  // Only a person may start a sign-in, never another site that sends them here. (ASVS 7.6.2)
  if (!isReturning && request.headers.get('sec-fetch-site') === 'cross-site') return redirect(paths.signIn)
  const api = apiFor(request, context)
  const { headers, onHeaders } = forwardCookies()
  try {
    if (!isReturning) return redirect(await providerUrl(api, paths, searchParams, onHeaders), { headers })
    const outcome = await attemptSignIn(api.auth.thirdPartyEnd({ query: search.slice(1) }, { onHeaders }), onHeaders)
    if (outcome.kind === 'signed-in') return redirect(paths.signedIn(outcome.result.redirect), { headers })
    return redirect(outcome.kind === 'second-factor' ? paths.secondFactor : paths.failed, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error)
    return redirect(paths.failed, { headers })
  }
}

async function providerUrl(
  api: Client,
  { site, wanted }: ThirdPartyPaths,
  query: URLSearchParams,
  onHeaders: (headers: Headers) => void,
): Promise<string> {
  const { url } = await api.auth.thirdParty({ redirect: wanted(query), ...(site ? { site } : {}) }, { onHeaders })
  return url
}
