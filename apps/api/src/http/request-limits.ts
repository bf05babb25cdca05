import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RateLimit } from '@pkg/api-client'
import type { SharedRedis } from '../redis/redis'
import { tooMany } from './attempt-limits'
import { networkOf } from './network'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests don't count toward the limits of an IP address. A page loads dozens of illustrations, and probes come from a proxy. */
    isUnlimited?: boolean
  }
}

/** Counts requests within windows. @throws {HttpError} 429 with `Retry-After` when there are too many */
export type RequestLimiter = (name: string, limit: RateLimit, key: string, reply: FastifyReply) => Promise<void>

/** Methods that change nothing. */
export const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What one IP address may do in a minute. */
const limits = {
  read: { requests: 1200, seconds: 60 },
  write: { requests: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Limits the requests of one IP address, and provides the limiter for endpoints with their own limit. With Redis, all
 * processes count together. Without it, and while it's unavailable, each process counts separately.
 */
export function limitRequests(app: FastifyInstance, isLimited: boolean, redis: SharedRedis | undefined): void {
  const countRequest = requestLimiter(redis)
  app.decorate('requestLimiter', isLimited ? countRequest : () => Promise.resolve())
  if (!isLimited) return
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    if (request.routeOptions.config.isUnlimited) return
    const name = readMethods.has(request.method) ? 'read' : 'write'
    await countRequest(name, limits[name], networkOf(request.ip), reply)
  })
}

function requestLimiter(redis: SharedRedis | undefined): RequestLimiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>()
  return async (name, { requests, seconds }, key, reply) => {
    const counter = counters.get(name) ?? createCounter(redis, name, seconds)
    counters.set(name, counter)
    // Hashed, so Redis doesn't store network addresses.
    const hashed = createHash('sha256').update(key).digest('base64url')
    const { consumedPoints, msBeforeNext } = await counter.penalty(hashed)
    if (consumedPoints > requests) throw tooMany(reply, Math.ceil(msBeforeNext / 1000))
  }
}

function createCounter(
  redis: SharedRedis | undefined,
  name: string,
  seconds: number,
): RateLimiterMemory | RateLimiterRedis {
  // The library requires `points`, but `penalty` only counts.
  const options = { keyPrefix: `limit ${name}`, points: 1, duration: seconds }
  const inProcess = new RateLimiterMemory(options)
  if (!redis) return inProcess
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.commands,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inProcess,
  })
}
