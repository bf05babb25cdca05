import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { familyEvents, notifications } from '../../../database/schema/tables'
import type { Channel, Message } from './transport'
import { outboxTexts } from './texts'

const isWaiting = and(isNull(notifications.sentAt), isNull(notifications.failure))
const isDue = and(isWaiting, lte(notifications.dueAt, sql`now()`))
/** For how long a claimed message is nobody else's, in seconds: longer than any carrier takes. */
const lease = 90

/** The messages that are due, held until the transaction ends; what others hold is left to them. */
function dueMessages(tx: Orm, channels: readonly Channel[], most: number) {
  const rows = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isDue, inArray(notifications.channel, [...channels])))
    .orderBy(notifications.dueAt)
    .limit(most)
    .for('update', { skipLocked: true })
  // Apart, so that it is read once: within a condition PostgreSQL may read it again, and take more than its limit.
  return tx.$with('due').as(rows)
}

/** Takes due messages of a channel for this process. If it is killed, they are due again once the lease has ended. */
export function claim(orm: Orm, channel: Channel, most: number): Promise<Message[]> {
  const due = dueMessages(orm, [channel], most)
  return orm
    .with(due)
    .update(notifications)
    .set({ dueAt: fromNow(lease), tries: sql`${notifications.tries} + 1` })
    .where(inArray(notifications.id, orm.select({ id: due.id }).from(due)))
    .returning()
}

/** Gives a message back, due in some seconds. */
export async function giveBack(orm: Orm, { id }: Message, seconds: number, hasTried = true): Promise<void> {
  await orm
    .update(notifications)
    .set({ dueAt: fromNow(seconds), ...(hasTried ? {} : { tries: sql`${notifications.tries} - 1` }) })
    .where(and(eq(notifications.id, id), isWaiting))
}

/** Notes that a message was taken. Its code or link is known to nobody but the recipient from then on. */
export function noteSent(orm: Orm, { id }: Message): Promise<void> {
  return orm.transaction(async (tx) => {
    const [sent] = await tx
      .update(notifications)
      .set({ sentAt: new Date(), secret: null })
      .where(and(eq(notifications.id, id), isWaiting))
      .returning()
    if (sent) await tell(tx, [sent], outboxTexts.sent)
  })
}

/** Notes that a message will never arrive, and why. */
export function noteFailed(orm: Orm, { id }: Message, reason: string): Promise<void> {
  return orm.transaction(async (tx) => {
    const [failed] = await tx
      .update(notifications)
      .set({ failure: reason, secret: null })
      .where(and(eq(notifications.id, id), isWaiting))
      .returning()
    if (failed) await tell(tx, [failed], (message) => outboxTexts.failed(message, reason))
  })
}

/** Lets due messages of channels without a carrier arrive where they are: on the outbox page. Gives whether there were any. */
export function arriveOnPage(orm: Orm, channels: readonly Channel[]): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const due = dueMessages(tx, channels, 100)
    const arrived = await tx
      .with(due)
      .update(notifications)
      .set({ sentAt: new Date() })
      .where(inArray(notifications.id, tx.select({ id: due.id }).from(due)))
      .returning()
    await tell(tx, arrived, outboxTexts.sent)
    return arrived.length > 0
  })
}

/** Writes one line per message into the timelines of the families. */
async function tell(tx: Orm, messages: readonly Message[], words: (message: Message) => string): Promise<void> {
  const events = messages.flatMap((message) =>
    message.familyId
      ? [{ familyId: message.familyId, type: 'notification' as const, text: words(message), author: 'Hearthway' }]
      : [],
  )
  if (events.length > 0) await tx.insert(familyEvents).values(events)
}

const fromNow = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
