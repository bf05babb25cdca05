import type { ConversationMessage } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { completeFirstTasks } from '../../tasks'
import { findOwnConversation, findOwnParticipant, type ParticipantRow } from './conversation-access-store'
import { insertMessage } from './message-store'
import { joinAsStaff } from './participant-store'

/** Sends a message in one of the person's conversations, which is an advisor's response to the family. An admin who writes joins it. @throws {HttpError} 404 */
export async function sendMessage(
  tx: Orm,
  body: { conversationId: string; text: string },
  person: Person,
): Promise<ConversationMessage> {
  const { id, familyId } = await findOwnConversation(tx, body.conversationId, person)
  const participant =
    (await findOwnParticipant(tx, id, person)) ??
    (await joinAsStaff(tx, id, { id: person.userId ?? '', name: person.name }))
  await completeFirstTasks(tx, familyId, person)
  return insertMessage(tx, participant, { sender: senderName(participant, person), text: body.text.trim() })
}

/** Returns the name shown with a message. Several people reply for a community, so it includes both names. */
function senderName(participant: ParticipantRow, person: Person): string {
  return participant.role === 'community' ? `${person.name}, ${participant.name}` : participant.name
}
