import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { originOf } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { sendContactMessage } from './contact-message-service'

/** Registers the endpoint of the contact form. [ROUTE-018] */
export function contactMessageRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'contactMessages', {
    async create({ body, request }) {
      const sent = await sendContactMessage(orm, originOf(request).brand, body)
      queue.wake()
      return sent
    },
  })
}
