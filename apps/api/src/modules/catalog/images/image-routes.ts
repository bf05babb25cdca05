import { renderIllustration } from '@pkg/illustrations'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStorage } from '../../../file-storage/file-storage'
import { HttpError, notFound } from '../../../http/errors'
import { photoIdOf, readPhoto } from './photo-files'

const secondsPerYear = 31_536_000

/** Seconds after which a page may ask again for a photo that the storage didn't return. */
const retrySeconds = 30

/**
 * Serves illustrations and photos by size and path, and the largest file of a photo by path. A path always has the same content, so it can be
 * cached forever. A photo comes in the stored width that is at least as wide; its height follows. [IMG-001, IMG-002]
 */
export function imageRoutes(app: FastifyInstance, storage: FileStorage): void {
  app.get<{ Params: { size: string; '*': string } }>(
    '/images/:size/*',
    { config: { isUnlimited: true } },
    async (request, reply) => {
      const { size, '*': path } = request.params
      const [, width] = /^([1-9]\d{0,3})x[1-9]\d{0,3}$/.exec(size) ?? []
      const photoId = photoIdOf(path)
      if (width && photoId) return sendPhoto(reply, path, () => readPhoto(storage, photoId, Number(width)))
      const illustration = width ? renderIllustration(path) : undefined
      if (!illustration) throw notFound('image', path)
      return sendForever(reply, 'image/svg+xml', illustration)
    },
  )

  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { isUnlimited: true } }, async (request, reply) => {
    const path = request.params['*']
    const photoId = photoIdOf(path)
    if (!photoId) throw notFound('image', path)
    return sendPhoto(reply, path, () => readPhoto(storage, photoId))
  })
}

async function sendPhoto(reply: FastifyReply, path: string, read: () => Promise<Uint8Array | undefined>) {
  const content = await read().catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 503) void reply.header('retry-after', retrySeconds)
    throw error
  })
  if (!content) throw notFound('image', path)
  return sendForever(reply, 'image/webp', content)
}

const sendForever = (reply: FastifyReply, type: string, content: string | Uint8Array) =>
  reply
    .type(type)
    .headers({
      'cache-control': `public, max-age=${secondsPerYear}, immutable`,
      // Partners' pages also show them.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(content)
