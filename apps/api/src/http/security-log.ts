import type { FastifyRequest } from 'fastify'

/** A security event. It has only IDs and kinds, never an address, name, number, or secret. */
export type SecurityEvent =
  | { event: 'signed in'; factors: readonly string[]; userId: string }
  | { event: 'first factor'; factor: string; userId: string }
  | { event: 'signed out'; userId: string }
  | { event: 'viewing as'; userId: string; viewedUserId: string }
  | { event: 'stopped viewing'; userId: string }
  | { event: 'rejected'; status: number; code: string; userId?: string; fields?: string[] }

/**
 * Logs a security event with its request ID and route, at every log level but `silent`. The proxy's log has the IP address
 * under the same request ID. (ASVS 16.3)
 */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  const { log, method, routeOptions } = request
  const level = log.level === 'silent' ? 'silent' : 'info'
  log.child({ kind: 'security' }, { level }).info({ ...event, method, route: routeOptions.url }, event.event)
}
