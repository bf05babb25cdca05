import type { FastifyInstance } from 'fastify'
import { renderIllustration } from '@pkg/illustrations'
import { notFound } from '../../../http/errors'

const secondsPerYear = 31_536_000

/** Serves illustrations by size and path. The path determines the illustration, so it can be cached forever. [IMG-001] */
export function imageRoutes(app: FastifyInstance): void {
  app.get<{ Params: { size: string; '*': string } }>(
    '/images/:size/*',
    { config: { isUnlimited: true } },
    (request, reply) => {
      const illustration = /^\d{1,4}x\d{1,4}$/.test(request.params.size)
        ? renderIllustration(request.params['*'])
        : undefined
      if (!illustration) throw notFound('image', request.params['*'])
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': `public, max-age=${secondsPerYear}, immutable`,
          // Partners' pages also show them.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(illustration)
    },
  )
}
