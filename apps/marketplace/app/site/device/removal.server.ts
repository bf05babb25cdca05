import { siteCookie } from '@pkg/remix-host/server'
import { type AppLoadContext, createCookie } from '@remix-run/node'
import type { Removal } from './device-data'

/** The cookies that stay after an erasure: how large the text is and how light the page, which say nothing about the person. */
const kept = ['hearthway-text-size', 'hearthway-theme']

const prefix = '__Host-'

/** Lasts a minute, because the page that removes data opens immediately. A link to that page removes nothing. */
const removalCookie = (context: AppLoadContext) => siteCookie('removal', context, { maxAge: 60 })

/**
 * Returns what the page has to remove from the browser, with the headers that keep it from doing so again: when it's reloaded, people may have typed new
 * answers. Undefined if there is nothing to remove. [EDGE-011]
 */
export async function takeRemoval(
  request: Request,
  context: AppLoadContext,
): Promise<{ removal: Removal; headers: Headers } | undefined> {
  const cookie = removalCookie(context)
  const removal: unknown = await cookie.parse(request.headers.get('cookie'))
  if (removal !== 'all' && removal !== 'answers') return undefined
  return { removal, headers: new Headers({ 'set-cookie': await cookie.serialize('', { maxAge: 0 }) }) }
}

/**
 * Adds what removes a person’s data from the browser to the headers of a response. An erasure removes the storage, stored pages, and every cookie that
 * the browser sent. The session of an erased account is over anyway. [EDGE-011]
 */
export async function appendRemoval(
  headers: Headers,
  removal: Removal,
  request: Request,
  context: AppLoadContext,
): Promise<void> {
  if (removal === 'all') {
    // Without "cookies", which would also end sessions on other hosts of the domain and forget how pages look.
    headers.set('clear-site-data', '"cache", "storage"')
    for (const name of cookieNames(request)) {
      const cookie = createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith(prefix) })
      headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }))
    }
  }
  headers.append('set-cookie', await removalCookie(context).serialize(removal))
}

/** Returns the names of the cookies to remove, as the browser sent them: those that a script set have no prefix. */
function cookieNames(request: Request): string[] {
  const sent = (request.headers.get('cookie') ?? '').split(/; */).map((cookie) => cookie.split('=')[0] ?? '')
  return [...new Set(sent)].filter((name) => /^[\w.-]+$/.test(name) && !kept.includes(name.replace(prefix, '')))
}
