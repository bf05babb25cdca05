import { randomUUID } from 'node:crypto'
import type { MessageKind, OutboxMessage } from '@pkg/api-client'
import { maskedEmail, maskedPhone, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import { recordFamilyAccess, requireAcceptedFamily } from '../../access'
import { completeFirstTasks } from '../../tasks'
import { isEmailStopped } from '../stops/stop-store'
import { advisorEmail } from './advisor-email'
import { blocksText, blocksToSend, messageText } from './message-text'
import {
  type EmailQuery,
  findMessageByKey,
  findVisibleMessage,
  listVisibleMessages,
  notify,
  personalKeyPrefix,
} from './outbox-store'
import type { OutboxSettings } from './outbox-worker'
import { outboxTexts } from './texts'
import type { Message } from './transport'

/** Returns a page of the messages that a person may see, by default newest first. Addresses of families are masked. [WORK-026] */
export async function listOutbox(
  orm: Orm,
  settings: OutboxSettings,
  query: EmailQuery,
  person: Person,
  page: { offset: number; size: number },
): Promise<{ items: OutboxMessage[]; total: number }> {
  const { items, total } = await listVisibleMessages(orm, query, person, page)
  return { items: items.map((row) => toMaskedMessage(row, settings, person)), total }
}

/**
 * Queues an advisor's email to a family, which is the advisor's response to it. @throws {HttpError} 404, 409 before the advisor accepts the family, or 422 for a family without an
 * email address or that stopped such emails
 */
export async function queueEmailToFamily(
  tx: Orm,
  settings: OutboxSettings,
  body: { clientId: string; subject: string; body: string },
  person: Person,
): Promise<OutboxMessage> {
  const family = await requireAcceptedFamily(tx, body.clientId, person)
  if (!family.email) {
    throw unprocessable([
      { detail: 'This family has no email address', source: { pointer: '/data/attributes/clientId' } },
    ])
  }
  if (await isEmailStopped(tx, family.email, 'advisor-email')) {
    throw unprocessable([{ detail: outboxTexts.stopped, source: { pointer: '/data/attributes/clientId' } }])
  }
  const key = `${personalKeyPrefix}${randomUUID()}`
  const content = advisorEmail(body)
  await notify(tx, key, { familyId: family.id, recipient: family.email }, content)
  await completeFirstTasks(tx, family.id, person)
  const message = await findMessageByKey(tx, key)
  if (!message) throw new Error("An email couldn't be saved")
  return toMaskedMessage(message, settings, person)
}

/** Returns a message that a person may see. An admin sees its whole address, which is recorded. @throws {HttpError} 404 [WORK-026] */
export async function findMessage(
  orm: Orm,
  settings: OutboxSettings,
  id: string,
  person: Person,
): Promise<OutboxMessage> {
  const message = await findVisibleMessage(orm, id, person)
  if (!message) throw notFound('message', id)
  await recordReading(orm, message, person)
  return toOutboxMessage(message, settings, person)
}

/** Records that a person saw the full addresses of a family, in a message about it or to its account. [TRUTH-011] */
async function recordReading(orm: Orm, row: Message, person: Person): Promise<void> {
  if (!isPrivate(row) || !isRecipientVisible(row, person)) return
  const { recipient, replyTo, familyId, userId } = row
  const familyIds = familyId && userId === null && recipient.includes('@') ? [familyId] : []
  const emails = [recipient, replyTo ?? ''].filter((address) => address.includes('@'))
  await recordFamilyAccess(orm, { familyIds, emails }, person, { route: 'outbox', reason: outboxTexts.accessReason })
}

/** Returns whether a message shows the address of someone other than an advisor: its recipient, or who wrote with the contact form. */
const isPrivate = ({ agentId }: Message) => agentId === null

/** Emails to our own office, and to billing offices of communities. */
const officeKinds: readonly MessageKind[] = [
  'contact-message',
  'invoice-sent',
  'invoice-reminder',
  'invoice-dispute-answered',
]

const isRecipientVisible = ({ agentId }: Message, person: Person) =>
  person.role === 'admin' || (agentId !== null && agentId === person.agentId)

const masked = (address: string) => (address.includes('@') ? maskedEmail(address) : maskedPhone(address))

/** Returns a message as lists show it: without the address of a family. */
function toMaskedMessage(row: Message, settings: OutboxSettings, person: Person): OutboxMessage {
  const message = toOutboxMessage(row, settings, person)
  if (!isPrivate(row)) return message
  // The operator receives what people write with the contact form.
  const recipient = row.kind === 'contact-message' ? message.recipient : masked(row.recipient)
  const body = row.replyTo ? message.body.replaceAll(row.replyTo, masked(row.replyTo)) : message.body
  return { ...message, recipient, body }
}

/**
 * Returns a message as staff see it. Advisors see only their own address unmasked. Where messages are really sent, and on every public site,
 * only the recipient sees the code or link. [TRUST-008]
 */
function toOutboxMessage(row: Message, { sites, transports, isPublic }: OutboxSettings, person: Person): OutboxMessage {
  const { id, kind, channel, recipient, subject, createdAt, sentAt, failure, agentId, userId } = row
  return {
    id,
    channel,
    recipient: isRecipientVisible(row, person) ? recipient : masked(recipient),
    isToFamily: agentId === null && userId === null && !(kind && officeKinds.includes(kind)),
    ...(kind ? { kind } : {}),
    subject,
    body:
      isPublic || transports[channel]
        ? messageText(row, sites, outboxTexts.secretHidden)
        : blocksText(blocksToSend(row, sites, now())),
    status: failure !== null ? 'failed' : sentAt ? 'sent' : 'queued',
    createdAt: createdAt.toISOString(),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(failure === null ? {} : { failure }),
  }
}
