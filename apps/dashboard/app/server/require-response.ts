import { ApiError } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'
import { signInPath } from './sign-in-path'

/**
 * Waits for the API.
 *
 * @throws A redirect to sign-in and back when no one is signed in, and the error page that fits any other failed request. [ROLE-010]
 */
export async function requireResponse<T>(request: Request, response: Promise<T>): Promise<T> {
  return orErrorPage(
    response.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw redirect(signInPath(request.url))
      throw error
    }),
  )
}
