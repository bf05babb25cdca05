import type { BodyOf, ConversationEmail, endpoints } from '@pkg/api-client'
import { type Brand, maskedEmail } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { findOwnConversation } from '../conversations/conversation-access-store'
import { tellListeners } from '../conversations/message-service'
import { insertMessage } from '../conversations/message-store'
import { findFamilyParticipant } from '../inbound-mail/inbound-mail-store'
import { readWholeEmail } from '../inbound-mail/read-email'
import { obeyCommand } from '../pauses/obey-command'
import { listFamiliesAt } from '../pauses/pause-store'
import { readCommand } from '../pauses/stop-words'
import { type EmailRow, findOwnEmail, listEmails, lockHeldEmail, markAdded, markDismissed } from './email-store'
import { maskContactInfo } from './mask-contact-info'

/** Returns a page of the emails of a conversation that the person may read. @throws {HttpError} 404 [EDGE-007] */
export async function listConversationEmails(
  orm: Orm,
  { conversationId, status }: { conversationId: string; status: 'added' | 'held' | undefined },
  person: Person,
  page: { offset: number; size: number },
): Promise<{ items: ConversationEmail[]; total: number }> {
  const { id } = await findOwnConversation(orm, conversationId, person)
  const { items, total } = await listEmails(orm, { conversationId: id, status }, page)
  return { items: items.map((row) => toEmail(row, person)), total }
}

/**
 * Returns an email with all its texts. The family’s address is masked in it, because no one gave a reason to see it, and for communities and real estate
 * agents all contact info except ours. @throws {HttpError} 404, also for one that was dismissed [EDGE-005, TRUST-008]
 */
export async function openEmail(orm: Orm, brand: Brand, id: string, person: Person): Promise<ConversationEmail> {
  const found = await findOwnEmail(orm, id, person)
  const source = found?.email.source
  if (!source) throw notFound('email', id)
  const { subject, texts, files } = await readWholeEmail(source)
  const hide = (text: string) => (isStaff(person) ? maskAddress(text, found.familyEmail) : maskContactInfo(text, brand))
  return {
    ...toEmail(found.email, person),
    subject: hide(subject),
    texts: texts.map(hide),
    files: files.map((file) => ({ ...file, name: hide(file.name) })),
  }
}

/** Adds an email from another address to its conversation, or dismisses it. @throws {HttpError} 404, or 422 if it no longer waits [EDGE-007] */
export async function decideEmail(
  tx: Orm,
  { queue, brand, replyTo }: { queue: Queue; brand: Brand; replyTo: (conversationId: string) => string | undefined },
  { id, change: { status } }: { id: string; change: BodyOf<typeof endpoints.conversationEmails.update> },
  person: Person,
): Promise<ConversationEmail> {
  if (!(await findOwnEmail(tx, id, person))) throw notFound('email', id)
  const email = await lockHeldEmail(tx, id)
  if (!email) throw unprocessable([{ detail: 'Someone already added or dismissed this email' }])
  if (status === 'dismissed') {
    await markDismissed(tx, id)
    return toEmail({ ...email, status, sender: null, text: null }, person)
  }
  const family = await findFamilyParticipant(tx, email.conversationId)
  if (!family) throw notFound('email', id)
  const { participant } = family
  const text = email.text ?? ''
  const written = { sender: participant.name, text, channel: 'email' as const, emailHash: email.hash }
  const message = await insertMessage(tx, participant, written)
  if (!message) throw unprocessable([{ detail: 'This email is in the conversation already' }])
  await markAdded(tx, id, message.id)
  await tellListeners(tx, queue, { participant, familyId: participant.memberId, actorId: person.userId })
  if (family.email) {
    const reply = replyTo(email.conversationId)
    await obeyCommand(tx, brand, readCommand(text, 'email', participant.name), {
      channel: 'email',
      words: text,
      address: family.email,
      hash: email.hash,
      families: await listFamiliesAt(tx, { email: family.email }),
      conversationId: email.conversationId,
      familyId: participant.memberId,
      ...(reply ? { replyTo: reply } : {}),
    })
  }
  return toEmail({ ...email, status, text: null }, person)
}

function toEmail(
  { id, conversationId, status, sender, text, receivedAt }: EmailRow,
  person: Person,
): ConversationEmail {
  return {
    id,
    conversationId,
    status,
    ...(sender === null ? {} : { from: isStaff(person) ? sender : maskedEmail(sender) }),
    ...(text === null ? {} : { text }),
    receivedAt: receivedAt.toISOString(),
  }
}

const isStaff = ({ role }: Person) => role === 'admin' || role === 'agent'

/** Returns a text with an address masked everywhere in it. */
function maskAddress(text: string, address: string | null): string {
  if (!address) return text
  const pattern = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(pattern, 'gi'), maskedEmail(address))
}
