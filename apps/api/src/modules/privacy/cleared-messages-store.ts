import { type SQL, sql } from 'drizzle-orm'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { notifications } from '../../database/schema/tables'

/** The text that replaces addresses, names, and messages. */
export const erased = 'Erased'

/** Clears the messages that meet a condition, and cancels those not sent yet. */
export async function clearMessages(tx: Orm, condition: SQL | undefined): Promise<void> {
  await tx
    .update(notifications)
    .set({
      recipient: erased,
      replyTo: null,
      subject: erased,
      blocks: [erased],
      secret: null,
      sentAt: sql`coalesce(${notifications.sentAt}, ${currentMoment()})`,
    })
    .where(condition)
}
