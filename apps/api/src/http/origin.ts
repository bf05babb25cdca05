import type { Brand } from '@pkg/domain'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The operator of the site, which consents name. */
    brand: Brand
  }
}

/** Where a request comes from, and the site's operator. */
export interface RequestOrigin {
  networkAddress: string
  browser: string
  brand: Brand
}

/** Returns the IP address and browser of a request, and the site's operator. */
export function originOf(request: FastifyRequest): RequestOrigin {
  return {
    networkAddress: request.ip,
    browser: request.headers['user-agent'] ?? 'unknown',
    brand: request.server.brand,
  }
}
