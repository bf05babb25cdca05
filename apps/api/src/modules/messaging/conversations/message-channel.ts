import { randomUUID } from 'node:crypto'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { advisorEmail } from '../outbox/advisor-email'
import { queueReplyToFamily } from '../outbox/outbox-store'
import { outboxTexts } from '../outbox/texts'
import { isEmailStopped } from '../stops/stop-store'
import type { ConversationRow } from './conversation-access-store'
import { isNumberPaused } from '../pauses/pause-store'
import { findRecipient } from './recipient-store'

/** A message that leaves as an email or a text. */
export interface OutgoingReply {
  conversation: ConversationRow
  channel: 'email' | 'text'
  sender: string
  text: string
  /** The address that adds an answer to the conversation, if we receive emails. */
  replyTo: string | undefined
}

/**
 * Queues a message of a conversation as an email or a text to its family. Returns the id of the email or text. Who replies to a family never needs its
 * address for this. @throws {HttpError} 422 if the family can't be reached on the channel [WORK-008, TRUST-007]
 */
export async function queueToFamily(tx: Orm, reply: OutgoingReply, person: Person): Promise<string> {
  const { conversation, channel, sender, text, replyTo } = reply
  const family = await findRecipient(tx, conversation.familyId)
  const recipient =
    channel === 'email' ? await requireEmail(tx, family?.email, person) : await requireTextsNumber(tx, family, person)
  const id = randomUUID()
  await queueReplyToFamily(tx, {
    id,
    familyId: conversation.familyId,
    channel,
    recipient,
    replyTo: channel === 'email' ? (replyTo ?? null) : null,
    // A subject has no words of people who aren't our staff, so the email names its sender. [EDGE-012]
    content: advisorEmail({
      subject: 'A message about your search',
      body: channel === 'email' ? `${sender} wrote:\n\n${text}` : text,
    }),
  })
  return id
}

async function requireEmail(tx: Orm, email: string | null | undefined, person: Person): Promise<string> {
  if (person.role === 'customer') throw rejected('Families can only send messages')
  if (!email) throw rejected('This family has no email address')
  if (await isEmailStopped(tx, email, 'advisor-email')) throw rejected(outboxTexts.stopped)
  return email
}

async function requireTextsNumber(
  tx: Orm,
  family: Awaited<ReturnType<typeof findRecipient>>,
  person: Person,
): Promise<string> {
  if (person.role !== 'agent' && person.role !== 'admin') throw rejected('Only advisors can send texts')
  if (!family?.phone) throw rejected('This family has no phone number')
  if (!family.consent) throw rejected('This family didn’t agree to texts')
  if (await isNumberPaused(tx, family.phone, family.id)) throw rejected(outboxTexts.paused)
  return family.phone
}

const rejected = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/channel' } }])
