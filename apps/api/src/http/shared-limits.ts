import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'

type Count = Parameters<FastifyRateLimitStore['incr']>[1]

/**
 * Counts the calls of an address in Redis, so that all processes count together. While Redis is away each process counts for itself: limits
 * are then as many times wider as there are processes, and never gone.
 */
export function sharedLimits(redis: Redis): FastifyRateLimitStoreCtor {
  class Counts implements FastifyRateLimitStore {
    readonly #name: string
    #counter: RateLimiterRedis | undefined

    constructor(options: object) {
      this.#name = routeOf(options)
    }

    incr(key: string, done: Count, window: number): void {
      this.#counter ??= counterOf(redis, this.#name, window / 1000)
      this.#counter
        .penalty(key)
        .then(({ consumedPoints, msBeforeNext }) => done(null, { current: consumedPoints, ttl: msBeforeNext }))
        .catch((problem: Error) => done(problem))
    }

    child(options: object) {
      return new Counts(options)
    }
  }
  return Counts
}

function counterOf(redis: Redis, name: string, seconds: number): RateLimiterRedis {
  // How many are too many is decided by who counts; `points` is only what the library asks for.
  const rules = { keyPrefix: `limit ${name}`, points: 1, duration: seconds }
  return new RateLimiterRedis({
    ...rules,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(rules),
  })
}

/** The route that a limit of its own is for; empty for the one that all others share. */
function routeOf(options: object): string {
  if (!('routeInfo' in options) || typeof options.routeInfo !== 'object' || options.routeInfo === null) return ''
  const { method = '', url = '' }: { method?: unknown; url?: unknown } = options.routeInfo
  return `${String(method)} ${String(url)}`
}
