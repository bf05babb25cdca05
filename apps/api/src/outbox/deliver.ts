import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { familyEvents, notifications } from '../database/schema/tables'
import type { Jobs } from '../jobs/queue'

/**
 * Sends a notification. Without a mail server the outbox page is where mail arrives, so that sending is the mark in the
 * row itself: made in the transaction that ends the job, and never twice.
 */
export async function deliver(tx: Orm, job: Jobs['deliver']): Promise<void> {
  const [sent] = await tx
    .update(notifications)
    .set({ sentAt: new Date() })
    .where(and(eq(notifications.key, job.key), isNull(notifications.sentAt)))
    .returning()
  if (!sent?.familyId) return
  await tx.insert(familyEvents).values({
    familyId: sent.familyId,
    type: 'notification',
    text: deliveredText(sent),
    author: 'Hearthway',
  })
}

function deliveredText({ agentId, userId, key, subject }: typeof notifications.$inferSelect): string {
  if (agentId) return 'The advisor was told by e-mail'
  if (userId) return 'The community was told by e-mail'
  return key.startsWith('request:')
    ? 'The family got an e-mail: its request has arrived'
    : `The family got an e-mail: ${subject}`
}
