import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { tellListeners } from '../conversations/message-service'
import { insertMessage } from '../conversations/message-store'
import { findAnsweredConversation, findFamilyParticipant } from './inbound-mail-store'
import { type InboundEmail, readEmail, readReply } from './read-email'
import type { ReplyAddresses } from './reply-address'

/** What happened to an email: its text was added to a conversation, or was before, or a program sent it. */
export type InboundResult = 'added' | 'known' | 'ignored'

/**
 * Adds a family's email to the conversation that it answers. It's known by the signed address that it was sent to, or by the email of ours that it
 * answers. The sender must be the family. @throws {HttpError} 422 for an email that answers none, from anyone else, or without a text [WORK-008]
 */
export async function receiveEmail(
  orm: Orm,
  { queue, replies }: { queue: Queue; replies: ReplyAddresses },
  raw: Uint8Array,
): Promise<InboundResult> {
  const email = await readEmail(raw)
  if (email.isAutomatic) return 'ignored'
  return orm.transaction(async (tx) => {
    const conversationId = await findConversationId(tx, replies, email)
    const family = conversationId ? await findFamilyParticipant(tx, conversationId) : undefined
    if (!family) throw rejected('This email doesn’t answer a message of ours')
    // An address can be forwarded or guessed from a copy, so it's not enough.
    if (!family.email || family.email.toLowerCase() !== email.from) {
      throw rejected('This email isn’t from the person that we wrote to')
    }
    const text = withAttachments(email)
    if (text === '') throw rejected('This email has no text')
    const { participant } = family
    const message = await insertMessage(tx, participant, {
      sender: participant.name,
      text,
      channel: 'email',
      emailHash: email.hash,
    })
    if (!message) return 'known'
    await tellListeners(tx, queue, { participant, familyId: participant.memberId, actorId: undefined })
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

function withAttachments(email: InboundEmail): string {
  const { attachments } = email
  const text = readReply(email)
  if (attachments === 0) return text
  const files = attachments === 1 ? 'a file' : `${attachments} files`
  return `${text}\n\n(This email had ${files}. We don’t store files from emails.)`.trim()
}

const rejected = (detail: string) => unprocessable([{ detail }])
