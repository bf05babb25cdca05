import { jsonApiType } from '@pkg/api-client/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findDatabaseError } from '../database/database-error'
import { readCookie } from './cookies'
import { sendJsonApi } from './documents'
import { badRequest, HttpError, unprocessable } from './errors'
import { logSecurity } from './security-log'

/** Turns every error into JSON:API errors. Our own failures are logged and sent without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | HttpError, request, reply) => {
    const error = thrown instanceof HttpError ? thrown : toHttpError(thrown, request.method)
    if (error.status >= 500) request.log.error({ err: thrown }, 'Request failed')
    else logRejection(request, error)
    return sendError(reply, error)
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, new HttpError(404, 'endpoint-not-found', `No endpoint ${request.method} ${pathOf(request.url)}`)),
  )
}

/** Logs the names of fields. Values, and names that aren't ours, can be personal data. */
function logRejection(request: FastifyRequest, { status, code, details }: HttpError): void {
  // Pages check who is signed in, and a visitor isn't, so this 401 isn't worth logging.
  if (code === 'sign-in-required' && request.method === 'GET' && !readCookie(request, 'hearthway-session')) return
  const named = details.flatMap(({ source }) => source?.pointer ?? source?.parameter ?? source?.header ?? [])
  const fields = named.filter((name) => /^[\w/[\]-]{1,80}$/.test(name))
  const person = request.userId ? { userId: request.userId } : {}
  logSecurity(request, { event: 'rejected', status, code, ...person, ...(fields.length > 0 ? { fields } : {}) })
}

function sendError(reply: FastifyReply, { status, code, title, details }: HttpError) {
  const errors = details.length > 0 ? details : [{}]
  const body = JSON.stringify({ errors: errors.map((detail) => ({ status: String(status), code, title, ...detail })) })
  return sendJsonApi(reply.code(status), body)
}

function toHttpError(error: FastifyError, method: string): HttpError {
  // SQLSTATE class 22: the value can't be stored, such as text with a NUL or a number out of range.
  const isInvalidValue = findDatabaseError(error).code?.startsWith('22') === true
  if (isInvalidValue) return method === 'GET' ? badRequest([]) : unprocessable([])
  const status = error.statusCode ?? 500
  if (status === 413) return new HttpError(413, 'too-large', 'Request too large')
  if (status === 415)
    return new HttpError(415, 'unsupported-media-type', `Send the body as ${jsonApiType} or application/json`)
  if (status >= 400 && status < 500) return new HttpError(400, 'bad-request', 'Invalid request')
  return new HttpError(500, 'internal', 'Something went wrong on our side. Try again.')
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
