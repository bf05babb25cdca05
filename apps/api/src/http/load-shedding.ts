import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from './errors'

const secondsToWait = 10
/** With a longer delay, people give up before they get a response. In milliseconds. */
const longestLoopDelay = 2000

/** Rejects requests with 503 and `Retry-After` while the server is overloaded, instead of delaying everyone. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLoopDelay,
    retryAfter: secondsToWait,
    pressureHandler(request, reply) {
      // Monitoring must work while the server is overloaded.
      if (/^\/(healthz|readyz|metrics)$/.test(request.url)) return
      throw tooBusy(reply, secondsToWait)
    },
  })
}

/** Returns 503 with `Retry-After`, in seconds. */
export function tooBusy(reply: FastifyReply, seconds: number): HttpError {
  void reply.header('retry-after', String(seconds))
  return new HttpError(503, 'busy', 'We’re very busy right now. Try again in a moment.')
}
