import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { familyEvents, notifications } from '../../../database/schema/tables'
import type { Channel, Message } from './transport'

const isQueued = and(isNull(notifications.sentAt), isNull(notifications.failure))
const isDue = and(isQueued, lte(notifications.dueAt, sql`now()`))

/** Seconds for which a claimed message belongs to one process. Longer than any transport takes. */
const leaseSeconds = 90

/** Returns due messages as a subquery that locks them and skips those that other processes locked. */
function dueMessages(tx: Orm, channels: readonly Channel[], limit: number) {
  const rows = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isDue, inArray(notifications.channel, [...channels])))
    .orderBy(notifications.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  // A common table expression is evaluated once. PostgreSQL may evaluate a subquery in a condition again, and claim more than the limit.
  return tx.$with('due').as(rows)
}

/** Claims due messages of a channel for this process. If it's killed, they're due again when the lease ends. */
export function claimDue(orm: Orm, channel: Channel, limit: number): Promise<Message[]> {
  const due = dueMessages(orm, [channel], limit)
  return orm
    .with(due)
    .update(notifications)
    .set({ dueAt: fromNow(leaseSeconds), attempts: sql`${notifications.attempts} + 1` })
    .where(inArray(notifications.id, orm.select({ id: due.id }).from(due)))
    .returning()
}

/** Releases a claimed message, due again in some seconds. `countsAsAttempt` is false when no transport tried to send it. */
export async function releaseMessage(
  orm: Orm,
  { id }: Message,
  seconds: number,
  { countsAsAttempt }: { countsAsAttempt: boolean },
): Promise<void> {
  await orm
    .update(notifications)
    .set({ dueAt: fromNow(seconds), ...(countsAsAttempt ? {} : { attempts: sql`${notifications.attempts} - 1` }) })
    .where(and(eq(notifications.id, id), isQueued))
}

/** Marks a message as sent or failed, and deletes its code or link. Returns undefined if it already was. */
export async function completeMessage(
  tx: Orm,
  { id }: Message,
  result: { sentAt: Date } | { failure: string },
): Promise<Message | undefined> {
  const [completed] = await tx
    .update(notifications)
    .set({ ...result, secret: null })
    .where(and(eq(notifications.id, id), isQueued))
    .returning()
  return completed
}

/** Marks due messages of channels as sent. Keeps their codes and links, because the outbox page shows them. */
export async function completeDue(tx: Orm, channels: readonly Channel[], limit: number): Promise<Message[]> {
  const due = dueMessages(tx, channels, limit)
  return tx
    .with(due)
    .update(notifications)
    .set({ sentAt: new Date() })
    .where(inArray(notifications.id, tx.select({ id: due.id }).from(due)))
    .returning()
}

/** Adds lines to the timelines of families. */
export async function insertTimelineEntries(tx: Orm, entries: { familyId: string; text: string }[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(familyEvents).values(entries.map((entry) => ({ ...entry, type: 'notification' as const })))
}

const fromNow = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
