import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import { createCover, endCoverNow } from './cover-service'
import { listCovers } from './cover-store'

/** Registers covers for absent advisors. [WORK-007] */
export function coverRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'covers', {
    list: ({ query, person }) => listCovers(orm, query, person, parsePage(query)),

    async create({ body, person, request }) {
      const created = await writeOnce(orm, { request, person, body }, 'covers', (tx) =>
        createCover(tx, queue, body, person),
      )
      queue.wake()
      return created
    },

    end: ({ params, person }) => endCoverNow(orm, params.id, person),
  })
}
