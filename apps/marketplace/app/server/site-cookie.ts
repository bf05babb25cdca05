import { type Cookie, createCookie } from '@remix-run/node'

const year = 31_536_000

/**
 * A cookie that keeps a choice for a year, out of reach of scripts. On an encrypted site its name itself makes a browser refuse one that
 * another host has set. (ASVS 3.3.1, 3.3.3)
 */
export function siteCookie(name: string): Cookie {
  const secure = process.env['PUBLIC_URL']?.startsWith('https:') === true
  const rules = { path: '/', maxAge: year, sameSite: 'lax', httpOnly: true, secure } as const
  return createCookie(secure ? `__Host-${name}` : name, rules)
}
