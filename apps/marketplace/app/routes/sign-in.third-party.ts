import { ApiError } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { apiFor } from '~/server/api'

/** Begins a sign-in with the operator's OpenID Connect provider, and ends it when the browser comes back. [API-014, AUTH-007] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  // Only the person begins a sign-in, never a page of another site that sends them here. (ASVS 7.6.2)
  const isSentHere = request.headers.get('sec-fetch-site') === 'cross-site'
  if (isSentHere && !searchParams.has('state')) return redirect('/login')
  const api = apiFor(request, context)
  const headers = new Headers()
  const onHeaders = (answered: Headers) => {
    for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
  }
  try {
    if (!searchParams.has('state')) {
      const wanted = safeRedirectPath(searchParams.get('redirect'))
      const { url } = await api.auth.thirdParty({ redirect: wanted }, { onHeaders })
      return redirect(url, { headers })
    }
    const { redirect: wanted } = await api.auth.thirdPartyEnd({ query: search.slice(1) }, { onHeaders })
    return redirect(safeRedirectPath(wanted), { headers })
  } catch (problem) {
    if (problem instanceof ApiError && problem.needsSecondFactor) {
      onHeaders(problem.headers)
      return redirect('/?status=login', { headers })
    }
    if (!(problem instanceof ApiError)) console.error(problem)
    return redirect('/?status=error', { headers })
  }
}
