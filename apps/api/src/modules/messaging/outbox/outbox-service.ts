import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@pkg/api-client'
import { isUuid, maskedEmail } from '@pkg/domain'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { notifications } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/problems'
import { findVisibleFamily, visibleMessages } from '../../access'
import { fillMessage, messageText } from './message-text'
import { notify } from './notify'
import type { OutboxSettings } from './outbox-worker'
import { outboxTexts } from './texts'
import type { Message } from './transport'

/** Returns a page of the messages that a person may see, newest first. */
export async function listOutbox(
  orm: Orm,
  post: OutboxSettings,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = visibleMessages(person)
  const [found] = await orm.select({ total: count() }).from(notifications).where(where)
  const rows = await orm
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map((row) => messageOf(row, post, person)), total: found?.total ?? 0 }
}

/** Queues an email of an advisor to a family. @throws {HttpError} 422 for a family without an email address. */
export async function queueForFamily(
  tx: Orm,
  post: OutboxSettings,
  body: { clientId: string; subject: string; body: string },
  person: Person,
): Promise<OutboxMessage> {
  const family = await findVisibleFamily(tx, body.clientId, person)
  if (!family.email) {
    throw unprocessable([
      { detail: 'This family left no e-mail address', source: { pointer: '/data/attributes/clientId' } },
    ])
  }
  const key = `letter:${randomUUID()}`
  const letter = { subject: body.subject.trim(), body: body.body.trim() }
  await notify(tx, key, { familyId: family.id, recipient: family.email }, letter)
  const [row] = await tx.select().from(notifications).where(eq(notifications.key, key))
  if (!row) throw new Error('A letter was not stored')
  return messageOf(row, post, person)
}

export async function oneMessage(orm: Orm, post: OutboxSettings, id: string, person: Person): Promise<OutboxMessage> {
  const [row] = isUuid(id)
    ? await orm
        .select()
        .from(notifications)
        .where(and(eq(notifications.id, id), visibleMessages(person)))
    : []
  if (!row) throw notFound('message', id)
  return messageOf(row, post, person)
}

/**
 * A message as staff read it. Advisors see their own address, and no other whole. Where messages go out for real, nobody but the
 * recipient reads the code or link in them. [TRUST-008]
 */
function messageOf(row: Message, { sites, carriers }: OutboxSettings, person: Person): OutboxMessage {
  const { id, channel, recipient, subject, createdAt, sentAt, failure, agentId, userId } = row
  const isOwn = person.role === 'admin' || (agentId !== null && agentId === person.agentId)
  return {
    id,
    channel,
    recipient: isOwn ? recipient : maskedEmail(recipient),
    isToFamily: agentId === null && userId === null,
    subject,
    body: carriers[channel] ? fillMessage(row, sites, outboxTexts.secretHidden) : messageText(row, sites, new Date()),
    status: failure !== null ? 'failed' : sentAt ? 'sent' : 'queued',
    createdAt: createdAt.toISOString(),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(failure === null ? {} : { failure }),
  }
}
