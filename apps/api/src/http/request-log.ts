import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const idHeader = 'x-request-id'

/** The id of a request: the one that a proxy or a site of ours gave it, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const [given = ''] = [headers[idHeader]].flat()
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * Tells every caller the id of the request, and logs one line about each at level `info`: method, route, status and time. Never the address
 * itself: what stands in a path or a query may be personal.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(idHeader, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered')
  })
}
