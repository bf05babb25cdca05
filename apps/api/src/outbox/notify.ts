import type { Orm } from '../database/database'
import { notifications } from '../database/schema/tables'
import type { Queue } from '../jobs/queue'
import type { Letter } from '../requests/letters'

/** Whom a message is for: a family, an advisor, or an account. */
export interface Addressee {
  familyId: string
  recipient: string
  agentId?: string
  userId?: string
}

/** Stores a message and the job that sends it. `key` names the reason: the same reason never sends twice. [GWZ-118] */
export async function notify(tx: Orm, queue: Queue, key: string, to: Addressee, letter: Letter): Promise<void> {
  const [added] = await tx
    .insert(notifications)
    .values({ key, channel: 'email', ...to, ...letter })
    .onConflictDoNothing()
    .returning({ key: notifications.key })
  if (added) await queue.add(tx, 'deliver', { key })
}
