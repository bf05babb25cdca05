import { jsonApiType } from '@pkg/api-client/server'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './problems'

/**
 * Refuses a body or an answer in a dialect of JSON:API that is not spoken here: no extension is, and of a media type's parameters only
 * `profile` may be left unheeded. Throws 415 for the body, 406 for the answer. (JSON:API 1.1, "Server Responsibilities")
 */
export function negotiateContent({ headers }: FastifyRequest): void {
  const { accept } = headers
  const sent = headers['content-type']
  if (sent && isForeign(sent)) {
    throw new HttpError(415, 'media-type', `Bodies are sent as ${jsonApiType}, without extensions`)
  }
  if (!accept?.includes(jsonApiType)) return
  const wanted = accept.split(',').filter((range) => essenceOf(range) === jsonApiType)
  if (wanted.every(isForeign)) {
    throw new HttpError(406, 'not-acceptable', `Answers are ${jsonApiType}, without extensions`)
  }
}

function isForeign(mediaType: string): boolean {
  if (essenceOf(mediaType) !== jsonApiType) return false
  const [, ...parameters] = mediaType.split(';').map((part) => part.trim().split('=')[0]?.toLowerCase())
  return parameters.some((name) => name !== 'profile' && name !== 'q')
}

const essenceOf = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase()
