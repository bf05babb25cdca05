import type { Brand } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { insertEmail } from '../emails/email-store'
import { holdEmail } from '../emails/hold-email'
import { tellListeners } from '../conversations/message-service'
import { insertMessage } from '../conversations/message-store'
import { obeyCommand } from '../pauses/obey-command'
import { listFamiliesAt } from '../pauses/pause-store'
import { readCommand } from '../pauses/stop-words'
import { isOnlyCourtesies } from '../pauses/words-of-message'
import { findAnsweredConversation, findFamilyParticipant, listSentTexts } from './inbound-mail-store'
import { type InboundEmail, readEmail, readReply, wordsOfReply } from './read-email'
import type { ReplyAddresses } from './reply-address'
import { isSameMailbox } from './same-mailbox'
import { footerOf } from './sent-text'

/** What happened to an email: its text was added to a conversation, or was before, or it's held for staff, or a program sent it. */
export type InboundResult = 'added' | 'known' | 'held' | 'ignored'

/**
 * Adds a family's email to the conversation that it answers. It's known by the signed address that it was sent to, or by the email of ours that it
 * answers. An email from another address than the family's is held for staff. @throws {HttpError} 422 for an email that answers none, without a text, or
 * from another address if too many are held [WORK-008, EDGE-007]
 */
export async function receiveEmail(
  orm: Orm,
  { queue, replies, brand }: { queue: Queue; replies: ReplyAddresses; brand: Brand },
  raw: Uint8Array,
): Promise<InboundResult> {
  const email = await readEmail(raw)
  if (email.isAutomatic) return 'ignored'
  return orm.transaction(async (tx) => {
    const conversationId = await findConversationId(tx, replies, email)
    const family = conversationId ? await findFamilyParticipant(tx, conversationId) : undefined
    if (!family) throw rejected('This email doesn’t answer a message of ours')
    const { participant } = family
    const sent = { texts: await listSentTexts(tx, participant.conversationId), footer: footerOf(brand) }
    const reply = replyOf(email, sent, participant.name)
    const text = withAttachments(reply, email.attachments)
    if (text === '') throw rejected('This email has no text')
    // An address can be forwarded or guessed from a copy, so it's not enough.
    if (!family.email || !isSameMailbox(family.email, email.from)) {
      return holdEmail(tx, queue, participant, { hash: email.hash, sender: email.from, text, source: raw })
    }
    const message = await insertMessage(tx, participant, {
      sender: participant.name,
      text,
      channel: 'email',
      emailHash: email.hash,
    })
    if (!message) return 'known'
    await insertEmail(tx, participant.conversationId, { messageId: message.id, hash: email.hash, source: raw })
    await tellListeners(tx, queue, { participant, familyId: participant.memberId, actorId: undefined })
    await obeyCommand(tx, brand, readCommand(reply, 'email', participant.name), {
      channel: 'email',
      words: reply,
      address: family.email,
      hash: email.hash,
      families: await listFamiliesAt(tx, { email: family.email }),
      conversationId: participant.conversationId,
      familyId: participant.memberId,
      replyTo: replies.addressOf(participant.conversationId),
    })
    return 'added'
  })
}

async function findConversationId(
  tx: Orm,
  replies: ReplyAddresses,
  { recipients, answeredIds }: InboundEmail,
): Promise<string | undefined> {
  const [signed] = recipients.flatMap((address) => replies.findConversationId(address) ?? [])
  return signed ?? findAnsweredConversation(tx, answeredIds)
}

/** Returns what a person wrote. Some write “unsubscribe” only in the subject, above what they quote or a signature. */
function replyOf(email: InboundEmail, { texts, footer }: { texts: string[]; footer: string }, name: string): string {
  const subject = email.subject.replace(/^(?:\s*(?:re|fwd?|rv)\s*:)+/i, '').trim()
  const isInSubject =
    readCommand(subject, 'email') !== undefined && isOnlyCourtesies(wordsOfReply(email, texts, footer), name)
  return isInSubject ? subject : readReply(email, texts, footer)
}

function withAttachments(text: string, attachments: number): string {
  if (attachments === 0) return text
  const files = attachments === 1 ? 'a file, which isn’t shown here' : `${attachments} files, which aren’t shown here`
  return `${text}\n\n(This email had ${files}.)`.trim()
}

const rejected = (detail: string) => unprocessable([{ detail }])
