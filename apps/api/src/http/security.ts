import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { Problem } from './problems'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cookies, headers, rate limits, and the refusal of writes that another site makes a browser send. */
export async function secure(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], styleSrc: ["'unsafe-inline'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(cors, { origin: settings.webOrigins, credentials: true, maxAge: 600 })
  if (settings.isRateLimited) {
    await app.register(rateLimit, {
      max: (request) => (reading.has(request.method) ? 1200 : 120),
      timeWindow: '1 minute',
      keyGenerator: (request) => `${request.ip} ${reading.has(request.method) ? 'read' : 'write'}`,
      // A page holds dozens of pictures, and a proxy's questions are not a person's.
      allowList: (request) => /^\/(images\/|healthz$|readyz$)/.test(request.url),
    })
  }

  // A browser tells which site a write comes from; a write from a foreign site never counts, whatever cookies it brings.
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    const isOwn = origin === undefined || sameHost(origin, request.headers['x-forwarded-host'] ?? host)
    if ((isOwn && site !== 'cross-site') || (origin !== undefined && settings.webOrigins.includes(origin))) return
    throw new Problem(403, 'foreign-origin', 'Writes from this site are not allowed', [
      { detail: 'The Origin header names a site that is not ours', source: { header: 'Origin' } },
    ])
  })
}

function sameHost(origin: string, host: string | string[] | undefined): boolean {
  try {
    return new URL(origin).host === [host].flat()[0]
  } catch {
    return false
  }
}
