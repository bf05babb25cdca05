import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import { findOwnConversation } from './conversation-access-store'
import type { Queue } from '../../../jobs/queue'
import type { ReplyAddresses } from '../inbound-mail/reply-address'
import { sendMessage } from './message-service'
import { listMessages } from './message-store'

/** Registers the endpoints for the messages of conversations. [API-038, DATA-018] */
export function messageRoutes(app: FastifyInstance, orm: Orm, queue: Queue, replies: ReplyAddresses | undefined): void {
  implementEndpoints(app, orm, 'conversationMessages', {
    async list({ query, person }) {
      const { id } = await findOwnConversation(orm, query['filter[conversation]'], person)
      return listMessages(orm, id, person, parsePage(query))
    },

    async create({ body, person, request }) {
      const sent = await writeOnce(orm, { request, person, body }, 'conversation-messages', (tx) =>
        sendMessage(tx, body, person, { queue, replies }),
      )
      queue.wake()
      return sent
    },
  })
}
