import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { recordDeliveredContacts } from '../../access'
import { completeDue, completeMessage, failPaused, insertTimelineEntries } from './delivery-store'
import { outboxTexts } from './texts'
import type { Channel, Message } from './transport'

/** The most messages that are completed in one transaction. */
const batchSize = 100

/** Records that a transport accepted a message, in its family's timeline too. */
export function recordSent(orm: Orm, message: Message): Promise<void> {
  return orm.transaction(async (tx) => {
    const sent = await completeMessage(tx, message, { sentAt: now() })
    if (sent) await recordDelivered(tx, [sent])
  })
}

/** Records that a message will never be delivered, and why, in its family's timeline too. */
export function recordFailed(orm: Orm, message: Message, reason: string): Promise<void> {
  return orm.transaction(async (tx) => {
    const failed = await completeMessage(tx, message, { failure: reason })
    if (failed) await addToTimelines(tx, [failed], (failedMessage) => outboxTexts.failed(failedMessage, reason))
  })
}

/** Records due messages of channels without a transport as sent: they're only shown on the outbox page. Returns whether there were any. */
export function completeWithoutTransport(orm: Orm, channels: readonly Channel[]): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const completed = await completeDue(tx, channels, batchSize)
    await recordDelivered(tx, completed)
    return completed.length > 0
  })
}

/** Gives up due messages to people who asked us to stop, in their families' timelines too. It's the one place that holds them back. [EDGE-008] */
export function refusePaused(orm: Orm, channels: readonly Channel[]): Promise<void> {
  const reason = outboxTexts.failures.paused
  return orm.transaction(async (tx) => {
    const refused = await failPaused(tx, channels, reason)
    await addToTimelines(tx, refused, (message) => outboxTexts.failed(message, reason))
  })
}

async function recordDelivered(tx: Orm, sent: readonly Message[]): Promise<void> {
  await addToTimelines(tx, sent, outboxTexts.sent)
  await recordDeliveredContacts(
    tx,
    sent.map(({ id }) => id),
  )
}

async function addToTimelines(tx: Orm, messages: readonly Message[], describe: (message: Message) => string) {
  await insertTimelineEntries(
    tx,
    messages.flatMap((message) => (message.familyId ? [{ familyId: message.familyId, text: describe(message) }] : [])),
  )
}
