import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/node'
import { siteContext } from '../site/site-context'

const year = 31_536_000

/**
 * Creates a cookie out of reach of scripts, which stores a choice for a year unless `maxAge` (in seconds) says otherwise. On an HTTPS site
 * its name starts with `__Host-`, so browsers reject it when another host sets it. (ASVS 3.3.1, 3.3.3)
 */
export function siteCookie(name: string, context: AppLoadContext, { maxAge = year }: { maxAge?: number } = {}): Cookie {
  const secure = siteContext(context).publicUrl?.startsWith('https:') === true
  const rules = { path: '/', maxAge, sameSite: 'lax', httpOnly: true, secure } as const
  return createCookie(secure ? `__Host-${name}` : name, rules)
}
