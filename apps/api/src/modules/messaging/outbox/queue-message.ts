import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { notifications } from '../../../database/schema/tables'
import type { MessageContent } from './message-content'

/** A message about an account, and to whom. */
export interface Message {
  userId?: string | null
  channel: 'email' | 'text'
  recipient: string
  content: MessageContent
  /** What stands for `{secret}` in the letter, until it is used or this moment comes. */
  secret?: { text: string; expiresAt: Date }
}

/** Puts a message in the outbox, in the transaction of what it is about. Call `queue.wake()` once that is committed. */
export async function queueMessage(tx: Orm, message: Message): Promise<void> {
  await tx.insert(notifications).values({
    key: `account:${randomUUID()}`,
    userId: message.userId ?? null,
    channel: message.channel,
    recipient: message.recipient,
    ...message.content,
    secret: message.secret?.text ?? null,
    secretExpiresAt: message.secret?.expiresAt ?? null,
  })
}

/** Takes the secrets out of what was sent to a person: they are used, or replaced by newer ones. */
export async function redactSentSecrets(tx: Orm, userId: string, recipient: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ secret: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.recipient, recipient)))
}
