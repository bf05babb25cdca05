import { createHash } from 'node:crypto'
import { type Brand, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { once } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { storedPhone } from '../../contact'
import type { ParticipantRow } from '../conversations/conversation-access-store'
import { tellListeners } from '../conversations/message-service'
import { insertMessage } from '../conversations/message-store'
import { queueAnswer } from '../outbox/outbox-store'
import { messagesIn } from '../pauses/messages-in'
import { obeyCommand } from '../pauses/obey-command'
import { isAddressPaused, listFamiliesAt } from '../pauses/pause-store'
import { readCommand } from '../pauses/stop-words'
import { hashAddress } from '../stops/stop-store'
import { findTextedParticipant } from './inbound-text-store'

/** A text as the text service received it. */
interface InboundText {
  id: string
  from: string
  text: string
}

/** What a conversation shows instead of a picture. [EDGE-008] */
const pictureOnly = '(This text had only a picture, which isn’t shown here.)'

/** What happened to a text: it was added to a conversation, or was before, or was only answered. */
export type InboundTextResult = 'added' | 'known' | 'answered'

/**
 * Adds a text to the conversation of a family with this number, does what STOP, START, and HELP ask for, and answers a text that no one reads.
 * @throws {HttpError} 422 for a number that isn't one [EDGE-008]
 */
export async function receiveText(
  orm: Orm,
  { queue, brand }: { queue: Queue; brand: Brand },
  { id, from, text: sent }: InboundText,
): Promise<InboundTextResult> {
  const phone = storedPhone(from)
  if (!phone) throw unprocessable([{ detail: 'This isn’t a phone number', source: { pointer: '/from' } }])
  const hash = createHash('sha256').update(`text:${id}`).digest('hex')
  const text = sent.trim()
  return orm.transaction(async (tx) => {
    let result: InboundTextResult = 'known'
    // The service can post a text again days later. Another STOP would then end what START turned on.
    await once(tx, `inbound-text ${hash}`, hash, async () => {
      result = await processText(tx, { queue, brand }, { phone, text, hash })
      return result
    })
    return result
  })
}

async function processText(
  tx: Orm,
  { queue, brand }: { queue: Queue; brand: Brand },
  { phone, text, hash }: { phone: string; text: string; hash: string },
): Promise<InboundTextResult> {
  const families = await listFamiliesAt(tx, { phone })
  const participant = await findTextedParticipant(tx, phone)
  const result = await addToConversation(tx, queue, participant, { text: text || pictureOnly, hash })
  if (result === 'known') return result
  const command = readCommand(text, 'text', participant?.name)
  const asker = { channel: 'text' as const, words: text, address: phone, hash, families }
  await obeyCommand(
    tx,
    brand,
    command,
    participant ? { ...asker, conversationId: participant.conversationId, familyId: participant.memberId } : asker,
  )
  const texts = messagesIn(families[0]?.language ?? 'en')
  const answer = { channel: 'text' as const, familyId: families[0]?.keptId ?? null, recipient: phone, replyTo: null }
  if (command === 'help') await queueAnswer(tx, { ...answer, key: `help:${hash}`, content: texts.textHelp(brand) })
  if (!command && result === 'answered' && !(await isAddressPaused(tx, phone))) {
    // Once a day, because two programs that answer each other never end.
    const key = `unread:${hashAddress(phone)}:${siteDay()}`
    await queueAnswer(tx, { ...answer, key, content: texts.textUnread(brand) })
  }
  return result
}

async function addToConversation(
  tx: Orm,
  queue: Queue,
  participant: ParticipantRow | undefined,
  { text, hash: emailHash }: { text: string; hash: string },
): Promise<InboundTextResult> {
  if (!participant) return 'answered'
  const written = { sender: participant.name, text, channel: 'text' as const, emailHash }
  if (!(await insertMessage(tx, participant, written))) return 'known'
  await tellListeners(tx, queue, { participant, familyId: participant.memberId, actorId: undefined })
  return 'added'
}
