import { readToken, siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { pageUrl } from '~/site/site-path'

/** How the API is asked for a booking: with the token of an emailed link, or as the browser's own. */
export interface BookingSubject {
  token?: string
}

/** Seconds for which the browser keeps the token of an emailed link. */
const maxAge = 1800

/** Returns how a kind of booking keeps the token of its emailed links in a cookie. */
function bookingLink(booking: 'tour' | 'call') {
  const cookieOf = (context: AppLoadContext) => siteCookie(booking, context, { maxAge })
  return {
    /** Returns how the API is asked for a booking: with the token that the browser keeps, or as the browser's own. */
    async readSubject(request: Request, context: AppLoadContext): Promise<BookingSubject> {
      const value: unknown = await cookieOf(context).parse(request.headers.get('cookie'))
      return typeof value === 'string' && value !== '' ? { token: value } : {}
    },
    /**
     * Moves the token of an emailed link from the URL to a cookie, where no other site or log sees it.
     *
     * @throws The redirect to the page without the token, if the URL has one. [FIND-013, AGENT-008]
     */
    async storeToken(request: Request, context: AppLoadContext): Promise<void> {
      const token = readToken(request)
      if (token === '') return
      const { pathname } = pageUrl(request)
      throw redirect(pathname, {
        headers: { 'set-cookie': await cookieOf(context).serialize(token), 'cache-control': 'no-store' },
      })
    },
  }
}

/** The links to tours. */
export const tourLink = bookingLink('tour')

/** The links to calls. */
export const callLink = bookingLink('call')
