import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the site is on the internet, where cookies are sent only over https. */
    isPublic: boolean
  }
}

/** The cookies that the API sets. */
export type CookieName =
  | 'hearthway-session'
  | 'hearthway-id'
  | 'hearthway-device'
  | 'hearthway-third-party'
  | 'hearthway-first-factor'

/** The prefix makes browsers reject a cookie that was set by another host or without https. (ASVS 3.3.3) */
const prefixedName = ({ isPublic }: FastifyInstance, name: CookieName) => (isPublic ? `__Host-${name}` : name)

/** Scripts can't read the cookies, and other sites' requests don't send them. */
const cookieOptions = ({ isPublic }: FastifyInstance) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isPublic }) as const

/** Returns a cookie of a request. */
export const readCookie = (request: FastifyRequest, name: CookieName): string | undefined =>
  request.cookies[prefixedName(request.server, name)]

/** Sets a cookie that expires after `maxAge` seconds. */
export function setCookie(reply: FastifyReply, name: CookieName, value: string, maxAge: number): void {
  void reply.setCookie(prefixedName(reply.server, name), value, { ...cookieOptions(reply.server), maxAge })
}

/** Deletes a cookie from the browser. */
export function clearCookie(reply: FastifyReply, name: CookieName): void {
  void reply.clearCookie(prefixedName(reply.server, name), cookieOptions(reply.server))
}
