import { createHash } from 'node:crypto'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import type { ParticipantRow } from '../conversations/conversation-access-store'
import { tellListeners } from '../conversations/message-service'
import { countHeld, insertHeldEmail, isStored, openAgain } from './email-store'

const day = 86_400_000
/** The most emails from other addresses that a conversation takes in a day, and that wait in it, so a stranger can’t fill it. */
const mostInDay = 20
const mostWaiting = 50
/** The most bytes of such an email. */
const mostBytes = 2 * 1024 * 1024

/** An email from another address than the family’s. */
interface OtherEmail {
  hash: string
  sender: string
  text: string
  source: Uint8Array
}

/**
 * Holds an email from another address for staff, and tells those who take part in the conversation. @throws {HttpError} 422 for one that is too large, or
 * if too many wait [EDGE-007]
 */
export async function holdEmail(
  tx: Orm,
  queue: Queue,
  participant: ParticipantRow,
  { hash: messageHash, sender, text, source }: OtherEmail,
): Promise<'held' | 'known'> {
  const { conversationId, memberId: familyId } = participant
  // Someone else can’t keep out an email of the family by sending its Message-ID first.
  const hash = createHash('sha256').update(`${messageHash} ${sender}`).digest('hex')
  const { recent, waiting } = await countHeld(tx, conversationId, new Date(now().getTime() - day))
  if (await isStored(tx, conversationId, hash)) return 'known'
  if (source.byteLength > mostBytes || recent >= mostInDay || waiting >= mostWaiting) {
    throw unprocessable([{ detail: 'This email isn’t from the person that we wrote to' }])
  }
  await insertHeldEmail(tx, { conversationId, hash, sender, text, source })
  await openAgain(tx, conversationId)
  await tellListeners(tx, queue, { participant, familyId, actorId: undefined })
  return 'held'
}
