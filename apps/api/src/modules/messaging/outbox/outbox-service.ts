import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@pkg/api-client'
import { maskedEmail } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import { findVisibleFamily } from '../../access'
import { fillMessage, messageText } from './message-text'
import { findMessageByKey, findVisibleMessage, listVisibleMessages, notify } from './outbox-store'
import { type OutboxSettings, personalKeyPrefix } from './outbox-worker'
import { outboxTexts } from './texts'
import type { Message } from './transport'

/** Returns a page of the messages that a person may see, newest first. */
export async function listOutbox(
  orm: Orm,
  settings: OutboxSettings,
  person: Person,
  page: { offset: number; size: number },
): Promise<{ items: OutboxMessage[]; total: number }> {
  const { items, total } = await listVisibleMessages(orm, person, page)
  return { items: items.map((row) => toOutboxMessage(row, settings, person)), total }
}

/** Queues an advisor's email to a family. @throws {HttpError} 404, or 422 for a family without an email address */
export async function queueEmailToFamily(
  tx: Orm,
  settings: OutboxSettings,
  body: { clientId: string; subject: string; body: string },
  person: Person,
): Promise<OutboxMessage> {
  const family = await findVisibleFamily(tx, body.clientId, person)
  if (!family.email) {
    throw unprocessable([
      { detail: 'This family has no email address', source: { pointer: '/data/attributes/clientId' } },
    ])
  }
  const key = `${personalKeyPrefix}${randomUUID()}`
  const content = { subject: body.subject.trim(), body: body.body.trim() }
  await notify(tx, key, { familyId: family.id, recipient: family.email }, content)
  const message = await findMessageByKey(tx, key)
  if (!message) throw new Error("An email couldn't be saved")
  return toOutboxMessage(message, settings, person)
}

/** Returns a message that a person may see. @throws {HttpError} 404 */
export async function findMessage(
  orm: Orm,
  settings: OutboxSettings,
  id: string,
  person: Person,
): Promise<OutboxMessage> {
  const message = await findVisibleMessage(orm, id, person)
  if (!message) throw notFound('message', id)
  return toOutboxMessage(message, settings, person)
}

/**
 * Returns a message as staff see it. Advisors see only their own address unmasked. Where messages are really sent, only the recipient sees the
 * code or link. [TRUST-008]
 */
function toOutboxMessage(row: Message, { sites, transports }: OutboxSettings, person: Person): OutboxMessage {
  const { id, channel, recipient, subject, createdAt, sentAt, failure, agentId, userId } = row
  const isRecipientVisible = person.role === 'admin' || (agentId !== null && agentId === person.agentId)
  return {
    id,
    channel,
    recipient: isRecipientVisible ? recipient : maskedEmail(recipient),
    isToFamily: agentId === null && userId === null,
    subject,
    body: transports[channel] ? fillMessage(row, sites, outboxTexts.secretHidden) : messageText(row, sites, new Date()),
    status: failure !== null ? 'failed' : sentAt ? 'sent' : 'queued',
    createdAt: createdAt.toISOString(),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(failure === null ? {} : { failure }),
  }
}
