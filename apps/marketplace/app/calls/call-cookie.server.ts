import { readToken, siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { pageUrl } from '~/site/site-path'

/** Seconds for which the browser keeps the token of an emailed link. */
const maxAge = 1800

const callCookie = (context: AppLoadContext) => siteCookie('call', context, { maxAge })

/** Returns how the API is asked for a call: with the token that the browser keeps, or as the browser's own. */
export async function readCallSubject(request: Request, context: AppLoadContext): Promise<{ token?: string }> {
  const value: unknown = await callCookie(context).parse(request.headers.get('cookie'))
  return typeof value === 'string' && value !== '' ? { token: value } : {}
}

/**
 * Moves the token of an emailed link from the URL to a cookie, where no other site or log sees it.
 *
 * @throws The redirect to the page without the token, if the URL has one. [AGENT-008]
 */
export async function storeCallToken(request: Request, context: AppLoadContext): Promise<void> {
  const token = readToken(request)
  if (token === '') return
  const { pathname } = pageUrl(request)
  throw redirect(pathname, {
    headers: { 'set-cookie': await callCookie(context).serialize(token), 'cache-control': 'no-store' },
  })
}
