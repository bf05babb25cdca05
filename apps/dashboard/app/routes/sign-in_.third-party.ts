import { ApiError } from '@pkg/api-client'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { apiFor } from '~/server/api'
import { keepingCookies } from '~/server/keeping-cookies'
import { base, pathAfterSignIn } from '~/server/sign-in-path'

/** Begins a sign-in with the operator's OpenID Connect provider, and ends it when the browser comes back. [API-014] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const { search, searchParams } = new URL(request.url)
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
    if (!(problem instanceof ApiError)) console.error(problem)
    return redirect('/sign-in?status=error', { headers })
  }
}
