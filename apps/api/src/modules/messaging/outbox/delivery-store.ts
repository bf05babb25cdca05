import { now } from '@pkg/domain'
import { and, eq, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { familyEvents, notifications } from '../../../database/schema/tables'
import { isPaused } from './paused-message-store'
import { urgentKinds } from './message-kinds'
import type { Channel, Message } from './transport'

const isQueued = and(isNull(notifications.sentAt), isNull(notifications.failure))
const isDue = () => and(isQueued, lte(notifications.dueAt, now()))

/** Seconds for which a claimed message belongs to one process. Longer than any transport takes. */
const leaseSeconds = 90

/** Returns due messages as a subquery that locks them and skips those that other processes locked. */
function dueMessages(tx: Orm, channels: readonly Channel[], limit: number, condition?: SQL) {
  const rows = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isDue(), inArray(notifications.channel, [...channels]), not(isPaused()), condition))
    .orderBy(notifications.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  // A common table expression is evaluated once. PostgreSQL may evaluate a subquery in a condition again, and claim more than the limit.
  return tx.$with('due').as(rows)
}

/**
 * Claims due messages of a channel for this process. If it's killed, they're due again when the lease ends. What someone waits for to sign in comes
 * first: after an outage of the mail server, it would expire behind the mail of hours. [API-016, BIZ-008]
 */
export async function claimDue(orm: Orm, channel: Channel, limit: number): Promise<Message[]> {
  const urgent = await claim(orm, dueMessages(orm, [channel], limit, inArray(notifications.kind, [...urgentKinds])))
  return urgent.length > 0 ? urgent : claim(orm, dueMessages(orm, [channel], limit))
}

function claim(orm: Orm, due: ReturnType<typeof dueMessages>): Promise<Message[]> {
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
    .set({ sentAt: now() })
    .where(inArray(notifications.id, tx.select({ id: due.id }).from(due)))
    .returning()
}

/** Adds lines to the timelines of families. */
export async function insertTimelineEntries(tx: Orm, entries: { familyId: string; text: string }[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(familyEvents).values(entries.map((entry) => ({ ...entry, type: 'notification' as const })))
}

/** Records that due messages of channels won't be sent, because their recipients asked us to stop. [EDGE-008] */
export function failPaused(tx: Orm, channels: readonly Channel[], failure: string): Promise<Message[]> {
  return tx
    .update(notifications)
    .set({ failure, secret: null })
    .where(and(isDue(), inArray(notifications.channel, [...channels]), isPaused()))
    .returning()
}

const fromNow = (seconds: number) => new Date(now().getTime() + seconds * 1000)
