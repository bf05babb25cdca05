import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/node'
import { siteContext } from '../site/site-context'

const year = 31_536_000

/**
 * Creates a cookie that stores a choice for a year, out of reach of scripts. On an HTTPS site its name starts with `__Host-`, so
 * browsers reject it when another host sets it. (ASVS 3.3.1, 3.3.3)
 */
export function siteCookie(name: string, context: AppLoadContext): Cookie {
  const secure = siteContext(context).publicUrl?.startsWith('https:') === true
  const rules = { path: '/', maxAge: year, sameSite: 'lax', httpOnly: true, secure } as const
  return createCookie(secure ? `__Host-${name}` : name, rules)
}
