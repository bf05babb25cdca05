import { randomUUID } from 'node:crypto'
import type { endpoints, MessageKind, QueryOf } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { notifications } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleMessages } from '../../access'
import type { MessageContent } from './message-content'
import type { Message } from './transport'

/** The start of the key of an email that a person wrote. Stored messages have it, so it must not change. */
export const personalKeyPrefix = 'letter:'

/** The filters and the sort of the outbox. */
export type EmailQuery = QueryOf<typeof endpoints.emails.list>

/** The recipient of an email about a family: the family, an advisor, or an account. */
export interface EmailRecipient {
  familyId: string
  recipient: string
  agentId?: string
  userId?: string
}

/** A message about an account. */
export interface AccountMessage {
  userId?: string | null
  /** The family that the message goes to. Its erasure clears the message. */
  familyId?: string | null
  channel: 'email' | 'text'
  recipient: string
  content: MessageContent
  /** Replaces `{secret}` in the body until it's used or expires. */
  secret?: { text: string; expiresAt: Date }
}

/**
 * Queues an email about a family. A second email with the same `key` isn't queued. `secret` replaces `{secret}` in the body, and is deleted once a
 * mail server accepted the email. Call `queue.wake()` after the commit. [GWZ-118]
 */
export async function notify(
  tx: Orm,
  key: string,
  to: EmailRecipient,
  content: MessageContent & { secret?: string },
): Promise<void> {
  await tx
    .insert(notifications)
    .values({ key, channel: 'email', ...to, ...content })
    .onConflictDoNothing()
}

/** Queues a message about an account, in the transaction that it reports on. Call `queue.wake()` after the commit. */
export async function queueMessage(tx: Orm, message: AccountMessage): Promise<void> {
  await tx.insert(notifications).values({
    key: `account:${randomUUID()}`,
    userId: message.userId ?? null,
    familyId: message.familyId ?? null,
    channel: message.channel,
    recipient: message.recipient,
    ...message.content,
    secret: message.secret?.text ?? null,
    secretExpiresAt: message.secret?.expiresAt ?? null,
  })
}

/**
 * Queues an email to our staff from someone who has no account. The answer goes to `replyTo`. Call `queue.wake()` after the commit. [ROUTE-018]
 */
export async function queueMessageToStaff(
  tx: Orm,
  id: string,
  addresses: { recipient: string; replyTo: string },
  content: MessageContent,
): Promise<void> {
  await tx.insert(notifications).values({ id, key: `staff:${id}`, channel: 'email', ...addresses, ...content })
}

/** An email to the billing office of a community, or to someone on its team. */
export interface BusinessEmail {
  /** Says what it's about. A second email with the same key isn't queued. */
  key: string
  recipient: string
  /** The account with this address, if it has one. */
  userId?: string
  /** The family that its words are about. Its erasure clears the email. */
  familyId?: string
  /** The file that comes with it. */
  documentId?: string | null
  content: MessageContent
}

/** Queues an email about business with a community. Call `queue.wake()` after the commit. [WORK-013] */
export async function queueBusinessEmail(tx: Orm, { content, ...email }: BusinessEmail): Promise<void> {
  await tx
    .insert(notifications)
    .values({ channel: 'email', ...email, ...content })
    .onConflictDoNothing()
}

/** A message of a conversation that leaves as an email or a text. */
export interface ReplyToFamily {
  id: string
  familyId: string
  channel: 'email' | 'text'
  recipient: string
  /** The address that adds an answer to the conversation. Null for the brand's. */
  replyTo: string | null
  content: MessageContent
}

/** Queues a message of a conversation as an email or a text to its family. Call `queue.wake()` after the commit. [WORK-008] */
export async function queueReplyToFamily(tx: Orm, { content, ...reply }: ReplyToFamily): Promise<void> {
  await tx.insert(notifications).values({ key: `${personalKeyPrefix}${reply.id}`, ...reply, ...content })
}

/** An answer to a message that someone sent us. */
export interface Answer extends Omit<ReplyToFamily, 'id' | 'familyId'> {
  /** Says what it answers. A second answer with the same key isn't queued. */
  key: string
  familyId: string | null
}

/** Queues our own answer to a text or an email. Call `queue.wake()` after the commit. [EDGE-008] */
export async function queueAnswer(tx: Orm, { content, ...answer }: Answer): Promise<void> {
  await tx
    .insert(notifications)
    .values({ ...answer, ...content })
    .onConflictDoNothing()
}

/** Deletes the codes or links in messages of one kind to a recipient, because they were used or replaced. */
export async function redactSentSecrets(
  tx: Orm,
  { kind, userId, recipient }: { kind: MessageKind; userId: string; recipient: string },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ secret: null })
    .where(and(eq(notifications.kind, kind), eq(notifications.userId, userId), eq(notifications.recipient, recipient)))
}

/** What messages are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: notifications.createdAt,
  sentAt: notifications.sentAt,
  subject: notifications.subject,
  channel: notifications.channel,
  kind: notifications.kind,
  client: notifications.familyId,
  recipient: notifications.recipient,
  status: sql`case when ${notifications.failure} is not null then 'failed' when ${notifications.sentAt} is null then 'queued' else 'sent' end`,
}

/** Returns a page of the messages that a person may see, by default newest first. `q` searches the subject. */
export async function listVisibleMessages(
  orm: Orm,
  query: EmailQuery,
  person: Person,
  page: { offset: number; size: number },
): Promise<{ items: Message[]; total: number }> {
  const where = and(
    visibleMessages(person),
    filterCondition(query, columns),
    textCondition(query.q, [notifications.subject]),
  )
  const [found] = await orm.select({ total: count() }).from(notifications).where(where)
  const items = await orm
    .select()
    .from(notifications)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: notifications.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns a message that a person may see. */
export async function findVisibleMessage(orm: Orm, id: string, person: Person): Promise<Message | undefined> {
  if (!isUuid(id)) return undefined
  const [message] = await orm
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), visibleMessages(person)))
  return message
}

/** Returns a message by its key. */
export async function findMessageByKey(orm: Orm, key: string): Promise<Message | undefined> {
  const [message] = await orm.select().from(notifications).where(eq(notifications.key, key))
  return message
}
