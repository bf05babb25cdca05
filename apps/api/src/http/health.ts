import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database'
import type { SharedRedis } from '../redis/redis'

/**
 * For whoever watches: `/healthz` while the process lives, `/readyz` while it should get calls. A Redis that is away is told and makes nothing
 * unready, since calls are answered without it. Gives the function that makes the server unready for good.
 */
export function healthRoutes(app: FastifyInstance, orm: Orm, redis: SharedRedis | undefined): () => void {
  let isLeaving = false
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'stopping' })
    const isReady = await orm.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'the database does not answer',
      ...(redis ? { redis: redis.isConnected() ? 'connected' : 'away' } : {}),
    })
  })
  return () => {
    isLeaving = true
  }
}
