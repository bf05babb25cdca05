import { ApiError } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { redirect } from '@remix-run/node'
import { pathAfterSaving } from '~/site/forms/saved'
import { signInPath } from '~/site/sign-in-path'

/**
 * Waits for the API.
 *
 * @throws A redirect to sign-in and back when no one is signed in, a redirect to the page itself when an admin only views it as someone else, and the
 * error page that fits any other failed request. [ROLE-010, WORK-001]
 */
export async function requireResponse<T>(request: Request, response: Promise<T>): Promise<T> {
  return orErrorPage(
    response.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw redirect(signInPath(request.url))
      if (error instanceof ApiError && error.code === 'only-viewing') {
        throw redirect(pathAfterSaving(request.url, 'only-viewing'))
      }
      throw error
    }),
  )
}
