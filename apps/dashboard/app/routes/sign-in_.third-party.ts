import { ApiError } from '@pkg/api-client'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { apiFor } from '~/server/api'
import { keepingCookies } from '~/server/keeping-cookies'
import { base, pathAfterSignIn } from '~/server/sign-in-path'

/** Begins a sign-in with the operator's OpenID Connect provider, and ends it when the browser comes back. [API-014] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  // Only the person begins a sign-in, never a page of another site that sends them here. (ASVS 7.6.2)
  const isSentHere = request.headers.get('sec-fetch-site') === 'cross-site'
  if (isSentHere && !searchParams.has('state')) return redirect('/sign-in')
  const api = apiFor(request, context)
  const { headers, onHeaders } = keepingCookies()
  try {
    if (!searchParams.has('state')) {
      const wanted = `${base}${pathAfterSignIn(searchParams.get('loginRedirect'))}`
      const { url } = await api.auth.thirdParty({ site: 'dashboard', redirect: wanted }, { onHeaders })
      return redirect(url, { headers })
    }
    const { redirect: wanted } = await api.auth.thirdPartyEnd({ query: search.slice(1) }, { onHeaders })
    return redirect(pathAfterSignIn(wanted), { headers })
  } catch (problem) {
    if (problem instanceof ApiError && problem.needsSecondFactor) {
      onHeaders(problem.headers)
      return redirect('/sign-in?status=second', { headers })
    }
    if (!(problem instanceof ApiError)) console.error(problem)
    return redirect('/sign-in?status=error', { headers })
  }
}
