import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './problems'

const secondsToWait = 10
/** Beyond this, answers come so late that people have gone. */
const slowestLoop = 2000

/** Turns calls away early while the server is so busy that it would only keep everybody waiting: 503 with Retry-After. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: slowestLoop,
    retryAfter: secondsToWait,
    pressureHandler(request, reply) {
      // Whoever watches the server has to see it at its worst.
      if (/^\/(healthz|readyz|metrics)$/.test(request.url)) return
      void reply.header('retry-after', String(secondsToWait))
      throw new HttpError(503, 'busy', 'We are very busy right now. Please try again in a moment.')
    },
  })
}
