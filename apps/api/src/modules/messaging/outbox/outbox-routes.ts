import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { writeOnce } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { listOutbox, oneMessage, queueForFamily } from './outbox-service'
import type { OutboxSettings } from './outbox-worker'

/** Messages that went out or wait, and letters of advisors to their families. [API-042] */
export function outboxRoutes(app: FastifyInstance, orm: Orm, queue: Queue, post: OutboxSettings): void {
  implementEndpoints(app, orm, 'emails', {
    async list({ query, person }) {
      return listOutbox(orm, post, person, pageOf(query))
    },

    get: ({ params, person }) => oneMessage(orm, post, params.id, person),

    async create({ body, person, request }) {
      const sent = await writeOnce(orm, { request, person, body }, 'emails', async (tx) => {
        return queueForFamily(tx, post, body, person)
      })
      queue.wake()
      return sent
    },
  })
}
