import { jsonApiType } from '@pkg/api-client/server'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './errors'

/**
 * Checks the media types of a request. We support no JSON:API extensions, and ignore `profile`. (JSON:API 1.1, "Server Responsibilities")
 * @throws {HttpError} 415 for the body's type, 406 for the accepted types
 */
export function negotiateContent({ headers }: FastifyRequest): void {
  const { accept } = headers
  const sent = headers['content-type']
  if (sent && isUnsupported(sent)) {
    throw new HttpError(415, 'unsupported-media-type', `Send the body as ${jsonApiType}, without extensions`)
  }
  if (!accept?.includes(jsonApiType)) return
  const accepted = accept.split(',').filter((range) => essenceOf(range) === jsonApiType)
  if (accepted.every(isUnsupported)) {
    throw new HttpError(406, 'not-acceptable', `Accept ${jsonApiType}, without extensions`)
  }
}

function isUnsupported(mediaType: string): boolean {
  if (essenceOf(mediaType) !== jsonApiType) return false
  const [, ...parameters] = mediaType.split(';').map((part) => part.trim().split('=')[0]?.toLowerCase())
  return parameters.some((name) => name !== 'profile' && name !== 'q')
}

const essenceOf = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase()
