import type { FastifyInstance } from 'fastify'
import { renderIllustration } from '@pkg/illustrations'
import { notFound } from '../../../http/problems'

const year = 31_536_000

/** Pictures by size and path. A drawing is made from its path alone, so that it can be kept for ever. [IMG-001] */
export function imageRoutes(app: FastifyInstance): void {
  app.get<{ Params: { size: string; '*': string } }>('/images/:size/*', (request, reply) => {
    const drawing = /^\d{1,4}x\d{1,4}$/.test(request.params.size) ? renderIllustration(request.params['*']) : undefined
    if (!drawing) throw notFound('picture', request.params['*'])
    return reply
      .type('image/svg+xml')
      .headers({
        'cache-control': `public, max-age=${year}, immutable`,
        // Partners' pages show them too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(drawing)
  })
}
