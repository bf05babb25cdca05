import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { contactMessageRoutes } from './contact-messages/contact-message-routes'
import { conversationRoutes } from './conversations/conversation-routes'
import { messageRoutes } from './conversations/message-routes'
import { participantRoutes } from './conversations/participant-routes'
import { eventRoutes } from './events/event-routes'
import type { EventHub } from './events/hub'
import { outboxRoutes } from './outbox/outbox-routes'
import type { OutboxSettings } from './outbox/outbox-worker'
import { stopRoutes } from './stops/stop-routes'

/** The dependencies of the messaging endpoints. */
export interface MessagingDependencies {
  orm: Orm
  queue: Queue
  hub: EventHub
  outbox: OutboxSettings
}

/** Registers conversations, the outbox, and the event stream. */
export function messagingRoutes(app: FastifyInstance, { orm, queue, hub, outbox }: MessagingDependencies): void {
  conversationRoutes(app, orm)
  messageRoutes(app, orm)
  participantRoutes(app, orm)
  outboxRoutes(app, orm, queue, outbox)
  stopRoutes(app, orm)
  contactMessageRoutes(app, orm, queue)
  eventRoutes(app, orm, hub)
}
