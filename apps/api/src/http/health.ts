import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import type { SharedRedis } from '../redis/redis'

/**
 * Adds `/healthz`, which succeeds while the process runs, and `/readyz`, which succeeds while it can handle requests. An
 * unavailable Redis is reported but doesn't make the server unready. Returns a function that makes the server unready.
 */
export function healthRoutes(app: FastifyInstance, orm: Orm, redis: SharedRedis | undefined): () => void {
  let isLeaving = false
  app.get('/healthz', { config: { isUnlimited: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { isUnlimited: true } }, async (_, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'stopping' })
    const isReady = await orm.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'the database is unavailable',
      ...(redis ? { redis: redis.isConnected() ? 'connected' : 'unavailable' } : {}),
    })
  })
  return () => {
    isLeaving = true
  }
}
