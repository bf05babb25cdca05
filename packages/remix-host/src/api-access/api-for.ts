import { type Client, createClient } from '@pkg/api-client'
import type { AppLoadContext } from '@remix-run/node'
import { siteContext } from '../site/site-context'

/** Milliseconds before a page stops waiting for the API. */
const timeout = 5000

/** Returns an API client that sends the cookies, browser, and network address of the person behind the request. */
export function apiFor(request: Request, context: AppLoadContext): Client {
  const { apiUrl, clientAddress } = siteContext(context)
  const cookie = request.headers.get('cookie')
  return createClient({
    baseUrl: apiUrl,
    headers: {
      ...(cookie ? { cookie } : {}),
      // The account page lists a person's sessions by browser.
      'user-agent': request.headers.get('user-agent') ?? '',
      ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
    },
    timeout,
  })
}
