import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { findMessage, listOutbox, queueEmailToFamily } from './outbox-service'
import type { OutboxSettings } from './outbox-worker'

/** Registers the endpoints for the outbox and for advisors' emails to their families. [API-042] */
export function outboxRoutes(app: FastifyInstance, orm: Orm, queue: Queue, settings: OutboxSettings): void {
  implementEndpoints(app, orm, 'emails', {
    list: ({ query, person }) => listOutbox(orm, settings, query, person, parsePage(query)),
    get: ({ params, person }) => findMessage(orm, settings, params.id, person),

    async create({ body, person, request }) {
      const queued = await writeOnce(orm, { request, person, body }, 'emails', async (tx) => {
        return queueEmailToFamily(tx, settings, body, person)
      })
      queue.wake()
      return queued
    },
  })
}
