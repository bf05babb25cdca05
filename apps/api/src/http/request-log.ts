import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const idHeader = 'x-request-id'

/** Returns the ID that a proxy or one of our sites sent with a request, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const [sent = ''] = [headers[idHeader]].flat()
  return /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/**
 * Sends the request ID with every response, and logs each response at level `info` with its method, route, status, and time.
 * The URL isn't logged, because paths and queries can contain personal data.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(idHeader, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'Request completed')
  })
}
