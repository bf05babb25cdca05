import { type Client, createClient } from '@pkg/api-client'
import { siteLanguage } from '@pkg/domain'
import type { AppLoadContext } from '@remix-run/node'
import { siteContext } from '../site/site-context'

/** Milliseconds before a page stops waiting for the API. A write that times out may have been done, so it gets longer. */
const timeouts = { read: 5000, write: 15_000 } as const

/** Returns an API client that sends the cookies, browser, and network address of the person behind the request. */
export function apiFor(request: Request, context: AppLoadContext): Client {
  const { apiUrl, clientAddress, onApiFailure } = siteContext(context)
  const cookie = request.headers.get('cookie')
  return createClient({
    baseUrl: apiUrl,
    headers: {
      ...(cookie ? { cookie } : {}),
      // The account page lists a person's sessions by browser.
      'user-agent': request.headers.get('user-agent') ?? '',
      // Emails about what the person does here are in the language of the page. [FIND-015]
      'accept-language': siteLanguage,
      ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
    },
    timeout: ['GET', 'HEAD'].includes(request.method) ? timeouts.read : timeouts.write,
    ...(onApiFailure ? { fetch: reportingFetch(onApiFailure) } : {}),
  })
}

/** Returns a `fetch` that reports requests that may succeed later, even if the page goes on without them. */
function reportingFetch(report: (reason: string) => void): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init)
      if (response.status >= 500 || response.status === 429) report(`the API returned ${response.status}`)
      return response
    } catch (error) {
      report('the API is unreachable')
      throw error
    }
  }
}
