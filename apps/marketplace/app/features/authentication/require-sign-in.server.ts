import { ApiError } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'

/**
 * Waits for the API.
 *
 * @throws A redirect to sign-in and back to a path without a session, and the error page that fits any other failed request. [QUERY-006]
 */
export async function orSignIn<T>(response: Promise<T>, path: string): Promise<T> {
  return orErrorPage(
    response.catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      throw redirect(`/login?loginRedirect=${encodeURIComponent(path)}`)
    }),
  )
}
