import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, once that is known. */
    userId: string | undefined
  }
}

/** Something that whoever guards the site wants to find again. Ids and kinds alone: never an address, a name, a number or a secret. */
export type SecurityEvent =
  | { event: 'signed in'; factors: readonly string[]; userId: string }
  | { event: 'first factor'; factor: string; userId: string }
  | { event: 'signed out'; userId: string }
  | { event: 'refused'; status: number; code: string; userId?: string; fields?: string[] }

/**
 * Logs an event that concerns security, with the id of its request and its route, whatever the log level is but `silent`. Where the caller
 * sits is in the log of the proxy, under the same id. (ASVS 16.3)
 */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  const { log, method, routeOptions } = request
  const level = log.level === 'silent' ? 'silent' : 'info'
  log.child({ kind: 'security' }, { level }).info({ ...event, method, route: routeOptions.url }, event.event)
}
