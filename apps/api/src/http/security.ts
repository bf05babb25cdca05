import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet from '@fastify/helmet'
import { endpoints, partnerKeyHeader, visitorIdHeader } from '@pkg/api-client/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedRedis } from '../redis/redis'
import type { Settings } from '../settings'
import { originNotAllowed } from './partner-errors'
import type { Partner } from './person'
import { decorateRequests } from './endpoint-hooks'
import { HttpError } from './errors'
import { limitRequests, readMethods } from './request-limits'
import './security-log'

/** The check of partner keys. The partners module implements it. */
export interface PartnerAccess {
  /** Returns the partner whose key a request includes, or nothing without a key. @throws {HttpError} 403 for a key that isn't valid here. */
  partnerOf(request: FastifyRequest): Promise<Partner | undefined>
  /** Returns whether pages of this origin may use the key of any partner. */
  isPartnerSite(origin: string): Promise<boolean>
}

/** Sets up cookies, security headers, CORS, and rate limits, and rejects writes that another site makes a browser send. */
export async function secure(
  app: FastifyInstance,
  settings: Settings,
  partners: PartnerAccess,
  redis?: SharedRedis,
): Promise<void> {
  await app.register(cookie)
  app.decorate('isPublic', settings.isPublic)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        // The reference page has an inline style sheet. No page runs scripts.
        styleSrc: ["'unsafe-inline'"],
      },
    },
    strictTransportSecurity: settings.isPublic && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  })
  app.addHook('onRequest', async (_, reply) => {
    // Public responses override this. Everything else can be private.
    void reply.headers({
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
  await app.register(cors, {
    delegator: (request: FastifyRequest) => corsOptions(request, settings.webOrigins, partners),
  })
  limitRequests(app, settings.isRateLimited, redis)

  app.decorateRequest('partner', undefined)
  app.decorateRequest('userId', undefined)
  decorateRequests(app)
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    const isOurs = origin !== undefined && settings.webOrigins.includes(origin)
    const isSame = origin === undefined || isSameHost(request, origin)
    // A preflight request that CORS didn't handle is rejected with the reason.
    if (request.method === 'OPTIONS' && !isOurs && !isSame) throw originNotAllowed(origin)
    request.partner = await partners.partnerOf(request)
    if (readMethods.has(request.method) || request.partner || isOurs) return
    // Browsers send the site that a write comes from. Writes from other sites are rejected, whatever cookies they have.
    if (isSame && request.headers['sec-fetch-site'] !== 'cross-site') return
    throw new HttpError(403, 'origin-not-allowed', 'Site not allowed', [
      { detail: 'The Origin header names another site', source: { header: 'Origin' } },
    ])
  })
}

/** Returns the CORS rules: our own sites send cookies, and partners' sites send their key, which is checked later. */
async function corsOptions(
  request: FastifyRequest,
  webOrigins: string[],
  partners: PartnerAccess,
): Promise<FastifyCorsOptions> {
  const { origin } = request.headers
  if (origin === undefined || isSameHost(request, origin)) return { origin: false }
  if (webOrigins.includes(origin)) return { origin, credentials: true, maxAge }
  if (isForEverySite(request)) return { origin: '*' }
  const isPartner = hasPartnerKey(request) && (await partners.isPartnerSite(origin))
  return isPartner ? { origin, allowedHeaders: partnerHeaders, maxAge } : { origin: false }
}

/** Seconds for which browsers cache a preflight response. */
const maxAge = 600
const partnerHeaders = ['content-type', 'idempotency-key', partnerKeyHeader, visitorIdHeader]

/** Returns whether every site may read the response: who operates the marketplace, so a page that may not use the API can say it. [GUEST-012] */
const isForEverySite = (request: FastifyRequest) => request.url === endpoints.brand.get.path && !hasPartnerKey(request)

/** Returns whether a request has a partner key, or asks in a preflight whether it can send one. */
function hasPartnerKey({ headers }: FastifyRequest): boolean {
  const requestedHeaders = headers['access-control-request-headers']?.toLowerCase().split(/, */) ?? []
  return headers[partnerKeyHeader] !== undefined || requestedHeaders.includes(partnerKeyHeader)
}

/** Returns whether an origin is this host, as a trusted proxy forwarded it or the Host header names it. */
function isSameHost({ host }: FastifyRequest, origin: string): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
