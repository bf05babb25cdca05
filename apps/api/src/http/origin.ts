import type { FastifyRequest } from 'fastify'

/** Where a request came from, as a consent records it. */
export function originOf(request: FastifyRequest): { networkAddress: string; browser: string } {
  return { networkAddress: request.ip, browser: request.headers['user-agent'] ?? 'not told' }
}
