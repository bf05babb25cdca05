import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet from '@fastify/helmet'
import { partnerKeyHeader, visitorIdHeader } from '@pkg/api-client/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedRedis } from '../redis/redis'
import type { Settings } from '../settings'
import { foreignSite } from './partner-errors'
import type { Partner } from './person'
import { HttpError } from './problems'
import { limitRequests, readMethods } from './request-limits'
import './security-log'

/** The check of partner keys. The partners module implements it. */
export interface PartnerAccess {
  /** Returns the partner whose key a request carries, or nothing without a key. @throws {HttpError} 403 for a key that doesn't count here. */
  partnerOf(request: FastifyRequest): Promise<Partner | undefined>
  /** Returns whether pages of this origin may use the key of any partner. */
  isPartnerSite(origin: string): Promise<boolean>
}

/** Cookies, headers, rate limits, whose pages may call, and the refusal of writes that another site makes a browser send. */
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
        // The reference page has its few rules in itself; nothing of ours runs a script.
        styleSrc: ["'unsafe-inline'"],
      },
    },
    strictTransportSecurity: settings.isPublic && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  })
  app.addHook('onRequest', async (_, reply) => {
    // What is for everybody says so itself; everything else may be somebody's own.
    void reply.headers({
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
  await app.register(cors, { delegator: (request: FastifyRequest) => corsOf(request, settings.webOrigins, partners) })
  limitRequests(app, settings.isRateLimited, redis)

  app.decorateRequest('partner', undefined)
  app.decorateRequest('userId', undefined)
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    const isOurs = origin !== undefined && settings.webOrigins.includes(origin)
    const isSame = origin === undefined || isSameHost(request, origin)
    // A browser that asks beforehand and has had no answer by now is refused, and told why.
    if (request.method === 'OPTIONS' && !isOurs && !isSame) throw foreignSite(origin)
    request.partner = await partners.partnerOf(request)
    if (readMethods.has(request.method) || request.partner || isOurs) return
    // A browser tells which site a write comes from; a write from a foreign site never counts, whatever cookies it brings.
    if (isSame && request.headers['sec-fetch-site'] !== 'cross-site') return
    throw new HttpError(403, 'foreign-origin', 'Writes from this site are not allowed', [
      { detail: 'The Origin header names a site that is not ours', source: { header: 'Origin' } },
    ])
  })
}

/** Our own sites call with cookies. Partners' sites call without them and with their key, which is checked afterwards. */
async function corsOf(
  request: FastifyRequest,
  webOrigins: string[],
  partners: PartnerAccess,
): Promise<FastifyCorsOptions> {
  const { origin } = request.headers
  if (origin === undefined || isSameHost(request, origin)) return { origin: false }
  if (webOrigins.includes(origin)) return { origin, credentials: true, maxAge }
  const isPartners = bringsKey(request) && (await partners.isPartnerSite(origin))
  return isPartners ? { origin, allowedHeaders: ofPartners, maxAge } : { origin: false }
}

/** Seconds for which a browser need not ask again. */
const maxAge = 600
const ofPartners = ['content-type', 'idempotency-key', partnerKeyHeader, visitorIdHeader]

/** Whether a request has a partner's key, or a browser asks whether one may be sent. */
function bringsKey({ headers }: FastifyRequest): boolean {
  const asked = headers['access-control-request-headers']?.toLowerCase().split(/, */) ?? []
  return headers[partnerKeyHeader] !== undefined || asked.includes(partnerKeyHeader)
}

/** `host` is what a proxy that is believed has told, else the Host header. */
function isSameHost({ host }: FastifyRequest, origin: string): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
