import { BlockList, isIPv6 } from 'node:net'
import { jsonApiType } from '@pkg/api-client/server'
import pretty from 'pino-pretty'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../settings'
import { traceRequests } from '../telemetry/tracing'
import { handleErrors } from './error-responses'
import { shedLoad } from './load-shedding'
import { loggedError } from './logged-error'
import { logRequests, requestId } from './request-log'

/** Receives the lines of the log instead of the standard output. */
export interface LogOutput {
  write(line: string): void
}

/** Creates the HTTP server without routes: logging, tracing, bodies, errors, and load shedding. */
export async function createServer(settings: Settings, logOutput = readableOutput()): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
      ...(logOutput ? { stream: logOutput } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts only the program that connects: the proxy, or without one our sites on this machine. Anyone may have written earlier addresses.
    trustProxy: (address, hop) => hop === 0 && (settings.trustProxy || isLoopback(address)),
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

/** Returns an output with readable lines for people. Log collectors get the JSON of the standard output. */
const readableOutput = (): LogOutput | undefined =>
  process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }) : undefined

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

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
