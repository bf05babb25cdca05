import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the inline scripts of this one page. */
    nonce: string
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The content security policy of a page: everything from this site, inline scripts only with the page's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Components pass single values to their style sheets through the style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The map draws in a worker that it makes from a blob.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Security headers on every answer, and the refusal of writes that another site makes a browser send. */
export function protect(app: FastifyInstance, isHttps: boolean): void {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(request.nonce),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    })
    if (reading.has(request.method) || isFromOwnSite(request.headers)) return
    return reply
      .code(403)
      .type('text/plain')
      .send('This form was sent from another site. Please open our page and try again.')
  })
}

/** Whether a browser says that a write comes from a page of this site. Callers that are no browsers say nothing. */
export function isFromOwnSite(headers: Record<string, string | string[] | undefined>): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  const { origin } = headers
  if (typeof origin !== 'string') return true
  try {
    return new URL(origin).host === headers['host']
  } catch {
    return false
  }
}
