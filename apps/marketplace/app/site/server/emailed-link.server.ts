import { readToken, siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { pageUrl } from '~/site/frame/site-path'

/** How the API is asked for what an emailed link opens: with the token of the link, or as the browser's or account's own. */
export interface LinkSubject {
  token?: string
}

/** Seconds for which the browser keeps the token of an emailed link, unless a kind of link says otherwise. */
const halfHour = 1800

/** Returns how a kind of emailed link keeps its token in a cookie. */
function emailedLink(name: string, { maxAge = halfHour }: { maxAge?: number } = {}) {
  const cookieOf = (context: AppLoadContext) => siteCookie(name, context, { maxAge })
  const headersFor = async (token: string, context: AppLoadContext) => ({
    'set-cookie': await cookieOf(context).serialize(token),
    'cache-control': 'no-store',
  })
  return {
    /** Returns how the API is asked: with the token that the browser keeps, or without one. */
    async readSubject(request: Request, context: AppLoadContext): Promise<LinkSubject> {
      const value: unknown = await cookieOf(context).parse(request.headers.get('cookie'))
      return typeof value === 'string' && value !== '' ? { token: value } : {}
    },
    /**
     * Moves the token of an emailed link from the URL to a cookie, where no other site or log sees it.
     *
     * @throws The redirect to the page without the token, if the URL has one. [FIND-013, AGENT-008, COMM-010]
     */
    async storeToken(request: Request, context: AppLoadContext): Promise<void> {
      const token = readToken(request)
      if (token === '') return
      const { pathname } = pageUrl(request)
      throw redirect(pathname, { headers: await headersFor(token, context) })
    },
    /** The headers of a response after which the browser keeps a token. */
    headersFor,
  }
}

/** The links to tours. [FIND-013] */
export const tourLink = emailedLink('tour')

/** The links to calls. [AGENT-008] */
export const callLink = emailedLink('call')

/** The links to questions. Their page shows an answer that may come weeks later, and nothing that others don't read, except why we don't show it. [COMM-010] */
export const questionLink = emailedLink('question', { maxAge: 90 * 86_400 })

/** The links to questions that a family asked several communities. [COMM-010] */
export const severalLink = emailedLink('several-question', { maxAge: 90 * 86_400 })
