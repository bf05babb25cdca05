import type { BodyOf, ConversationMessage, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import type { Person } from '../../../http/person'
import { addNotices } from '../../notices'
import { completeFirstTasks } from '../../tasks'
import type { ReplyAddresses } from '../inbound-mail/reply-address'
import { findOwnConversation, findOwnParticipant, type ParticipantRow } from './conversation-access-store'
import { listListeners } from './listener-store'
import { queueToFamily } from './message-channel'
import { insertMessage } from './message-store'
import { joinAsStaff } from './participant-store'

/**
 * Sends a message in one of the person's conversations. It's an advisor's response to the family. An email is also the response of a community's team or
 * a real estate agent, once it's delivered. An admin who writes joins the conversation.
 * @throws {HttpError} 404, or 422 for a channel on which the family can't be reached
 */
export async function sendMessage(
  tx: Orm,
  { conversationId, text: typed, channel = 'message' }: BodyOf<typeof endpoints.conversationMessages.create>,
  person: Person,
  { queue, replies }: { queue: Queue; replies: ReplyAddresses | undefined },
): Promise<ConversationMessage> {
  const conversation = await findOwnConversation(tx, conversationId, person)
  const { id, familyId } = conversation
  const participant =
    (await findOwnParticipant(tx, id, person)) ??
    (await joinAsStaff(tx, id, { id: person.userId ?? '', name: person.name }))
  const sender = senderName(participant, person)
  const text = typed.trim()
  await completeFirstTasks(tx, familyId, person)
  const notificationId =
    channel === 'message'
      ? undefined
      : await queueToFamily(tx, { conversation, channel, sender, text, replyTo: replies?.addressOf(id) }, person)
  const message = await insertMessage(tx, participant, {
    sender,
    text,
    channel,
    ...(notificationId ? { notificationId } : {}),
  })
  if (!message) throw new Error("A message couldn't be saved")
  await tellListeners(tx, queue, { participant, familyId, actorId: person.userId })
  return message
}

/** Tells the others who take part in a conversation about a new message. [WORK-016] */
export async function tellListeners(
  tx: Orm,
  queue: Queue,
  { participant, familyId, actorId }: { participant: ParticipantRow; familyId: string; actorId: string | undefined },
): Promise<void> {
  const recordId = participant.conversationId
  await addNotices(tx, queue, { kind: 'message', familyId, recordId, actorId }, await listListeners(tx, participant))
}

/** Returns the name shown with a message. Several people reply for a community, so it includes both names. */
function senderName(participant: ParticipantRow, person: Person): string {
  return participant.role === 'community' ? `${person.name}, ${participant.name}` : participant.name
}
