import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { collectionHandlers } from '../../http/collections/collection'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'
import { contactMessageRoutes } from './contact-messages/contact-message-routes'
import { conversationRoutes } from './conversations/conversation-routes'
import { messageRoutes } from './conversations/message-routes'
import { noteRoutes } from './conversations/note-routes'
import { participantRoutes } from './conversations/participant-routes'
import { emailRoutes } from './emails/email-routes'
import { eventRoutes } from './events/event-routes'
import type { EventHub } from './events/hub'
import { inboundMailRoutes } from './inbound-mail/inbound-mail-routes'
import { createReplyAddresses } from './inbound-mail/reply-address'
import { inboundTextRoutes } from './inbound-texts/inbound-text-routes'
import { outboxRoutes } from './outbox/outbox-routes'
import type { OutboxSettings } from './outbox/outbox-worker'
import { stopRoutes } from './stops/stop-routes'
import { messageTemplateCollection } from './templates/message-template-collection'

/** The dependencies of the messaging endpoints. */
export interface MessagingDependencies {
  orm: Orm
  queue: Queue
  hub: EventHub
  outbox: OutboxSettings
  /** Where families answer our emails, and the secret of the mail server that receives them. */
  inboundMail: Settings['inboundMail']
  /** The text service, whose secret also proves the texts that it receives. */
  texts: Settings['texts']
  brand: Brand
}

/** Registers conversations, replies by email, the outbox, and the event stream. */
export function messagingRoutes(
  app: FastifyInstance,
  { orm, queue, hub, outbox, inboundMail, texts, brand }: MessagingDependencies,
): void {
  const replies = inboundMail ? createReplyAddresses(inboundMail) : undefined
  conversationRoutes(app, orm)
  messageRoutes(app, orm, queue, replies)
  noteRoutes(app, orm)
  emailRoutes(app, orm, { queue, brand, replies })
  participantRoutes(app, orm)
  implementEndpoints(app, orm, 'messageTemplates', collectionHandlers(app, orm, messageTemplateCollection))
  if (replies && inboundMail) inboundMailRoutes(app, orm, { queue, replies, brand }, inboundMail)
  if (texts) inboundTextRoutes(app, orm, { queue, brand }, texts)
  outboxRoutes(app, orm, queue, outbox)
  stopRoutes(app, orm)
  contactMessageRoutes(app, orm, queue)
  eventRoutes(app, orm, hub)
}
