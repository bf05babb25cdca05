import type { FastifyRequest } from 'fastify'

/** Returns the IP address and browser of a request, which consents record. */
export function originOf(request: FastifyRequest): { networkAddress: string; browser: string } {
  return { networkAddress: request.ip, browser: request.headers['user-agent'] ?? 'unknown' }
}
