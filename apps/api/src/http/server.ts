import { jsonApiType } from '@pkg/api-client/server'
import pretty from 'pino-pretty'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../settings'
import { traceRequests } from '../telemetry/tracing'
import { handleErrors } from './error-responses'
import { shedLoad } from './load-shedding'
import { loggedError } from './logged-error'
import { logRequests, requestId } from './request-log'

/** Creates the HTTP server without routes: logging, tracing, bodies, errors, and load shedding. */
export async function createServer(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
      // Readable lines for people, JSON for log collectors.
      ...(process.stdout.isTTY ? { stream: pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }) } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts one proxy, or one of our sites on this machine. Anyone may have written the other forwarding headers.
    trustProxy: settings.trustProxy ? (_, hop) => hop === 0 : 'loopback',
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestId,
  })
  if (settings.collector) traceRequests(app)
  logRequests(app)
  readBodies(app)
  handleErrors(app)
  if (settings.shedsLoad) await shedLoad(app)
  return app
}

function readBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser([jsonApiType, 'application/json'], { parseAs: 'string' }, (request, body, done) => {
    // Clients also send a type without a body, for example with DELETE.
    if (body === '') done(null, undefined)
    else void readJson(request, String(body), done)
  })
  app.removeContentTypeParser('text/plain')
}
