import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** People reach the site over the net: cookies travel encrypted only. */
    isPublic: boolean
  }
}

/** Cookies of ours. */
export type CookieName = 'hearthway-session' | 'hearthway-id' | 'hearthway-third-party' | 'hearthway-first-factor'

/** On an encrypted site the name itself makes a browser refuse a cookie that another host or an open line has set. (ASVS 3.3.3) */
const nameOf = ({ isPublic }: FastifyInstance, name: CookieName) => (isPublic ? `__Host-${name}` : name)

/** Out of reach of scripts, not sent along by other sites, encrypted where the site is. */
const rulesOf = ({ isPublic }: FastifyInstance) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isPublic }) as const

/** What a browser keeps under a name. */
export const cookieIn = (request: FastifyRequest, name: CookieName): string | undefined =>
  request.cookies[nameOf(request.server, name)]

/** Has the browser keep a cookie for some seconds. */
export function keepCookie(reply: FastifyReply, name: CookieName, value: string, maxAge: number): void {
  void reply.setCookie(nameOf(reply.server, name), value, { ...rulesOf(reply.server), maxAge })
}

/** Has the browser forget a cookie. */
export function dropCookie(reply: FastifyReply, name: CookieName): void {
  void reply.clearCookie(nameOf(reply.server, name), rulesOf(reply.server))
}
