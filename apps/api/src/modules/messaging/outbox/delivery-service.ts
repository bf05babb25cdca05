import type { Orm } from '../../../database/database'
import { recordDeliveredContacts } from '../../access'
import { completeDue, completeMessage, insertTimelineEntries } from './delivery-store'
import { outboxTexts } from './texts'
import type { Channel, Message } from './transport'

/** The most messages that are completed in one transaction. */
const batchSize = 100

/** Records that a transport accepted a message, in its family's timeline too. */
export function recordSent(orm: Orm, message: Message): Promise<void> {
  return orm.transaction(async (tx) => {
    const sent = await completeMessage(tx, message, { sentAt: new Date() })
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
