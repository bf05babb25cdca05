import { type AppLoadContext, redirect } from '@remix-run/node'
import { apiFor } from '../api-access/api-for'
import { orErrorPage } from '../api-access/error-page'
import { forwardCookies } from '../cookies/cookie-forwarder'

/** Ends the session, and goes to `path`. */
export async function signOut(request: Request, context: AppLoadContext, path: string): Promise<Response> {
  const { headers, onHeaders } = forwardCookies()
  await orErrorPage(apiFor(request, context).auth.logout(undefined, { onHeaders }))
  return redirect(path, { headers })
}
