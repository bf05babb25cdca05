import type { Orm } from '../../../database/database'
import { notifications } from '../../../database/schema/tables'
import type { MessageContent } from './message-content'

/** Whom a message is for: a family, an advisor, or an account. */
export interface Addressee {
  familyId: string
  recipient: string
  agentId?: string
  userId?: string
}

/**
 * Puts a letter in the outbox. `key` names the reason: the same reason never sends twice. A letter's `secret`
 * stands for `{secret}` in it, and is forgotten once a mail server has it. Call `queue.wake()` once that is
 * committed. [GWZ-118]
 */
export async function notify(
  tx: Orm,
  key: string,
  to: Addressee,
  letter: MessageContent & { secret?: string },
): Promise<void> {
  await tx
    .insert(notifications)
    .values({ key, channel: 'email', ...to, ...letter })
    .onConflictDoNothing()
}
