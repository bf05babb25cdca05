import { jsonApiType } from '@pkg/api-client/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendJsonApi } from './documents'
import { refusalOf } from './collections/constraint-errors'
import { badRequest, HttpError, unprocessable } from './problems'
import { logSecurity } from './security-log'

/** Turns everything that goes wrong into JSON:API errors. What is our fault is logged and told without detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | HttpError, request, reply) => {
    const problem = thrown instanceof HttpError ? thrown : problemOf(thrown, request.method)
    if (problem.status >= 500) request.log.error({ err: thrown }, 'request failed')
    else logRefusal(request, problem)
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, new HttpError(404, 'no-such-call', `There is no ${request.method} ${pathOf(request.url)}`)),
  )
}

/** Names of fields are logged, values are not: they are what people wrote, as is a name that is none of ours. */
function logRefusal(request: FastifyRequest, { status, code, details }: HttpError): void {
  const named = details.flatMap(({ source }) => source?.pointer ?? source?.parameter ?? source?.header ?? [])
  const fields = named.filter((name) => /^[\w/[\]-]{1,80}$/.test(name))
  const who = request.userId ? { userId: request.userId } : {}
  logSecurity(request, { event: 'refused', status, code, ...who, ...(fields.length > 0 ? { fields } : {}) })
}

function sendProblem(reply: FastifyReply, problem: HttpError) {
  const { status, code, title, details } = problem
  const errors = details.length > 0 ? details : [{}]
  const body = JSON.stringify({ errors: errors.map((detail) => ({ status: String(status), code, title, ...detail })) })
  return sendJsonApi(reply.code(status), body)
}

function problemOf(error: FastifyError, method: string): HttpError {
  // SQLSTATE class 22: the data itself cannot be kept, such as a NUL in a text, or a number out of range.
  const isUnkeepable = refusalOf(error).code?.startsWith('22') === true
  if (isUnkeepable) return method === 'GET' ? badRequest([]) : unprocessable([])
  const status = error.statusCode ?? 500
  if (status === 429)
    return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.')
  if (status === 413) return new HttpError(413, 'too-large', 'The request is too large')
  if (status === 415) return new HttpError(415, 'media-type', `Bodies are sent as ${jsonApiType} or application/json`)
  if (status >= 400 && status < 500) return new HttpError(400, 'bad-request', 'The request cannot be read')
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.')
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
