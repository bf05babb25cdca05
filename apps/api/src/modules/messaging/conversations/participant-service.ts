import type { ConversationParticipant } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound, unprocessable } from '../../../http/errors'
import { findOwnConversation, type ParticipantRow } from './conversation-access-store'
import { findAdmin, joinAsStaff, listParticipants, markRead } from './participant-store'

/** Returns a page of the participants of a conversation that the person may read. @throws {HttpError} 404 */
export async function listConversationParticipants(
  orm: Orm,
  conversationId: string,
  person: Person,
  page: { offset: number; size: number },
): Promise<{ items: ConversationParticipant[]; total: number }> {
  const { id } = await findOwnConversation(orm, conversationId, person)
  const { items, total } = await listParticipants(orm, id, page)
  return { items: items.map(toParticipant), total }
}

/** Adds an admin to a conversation. @throws {HttpError} 404, or 422 for an account that isn't an admin's */
export async function addAdmin(
  orm: Orm,
  { conversationId, userId }: { conversationId: string; userId: string },
  person: Person,
): Promise<ConversationParticipant> {
  const { id } = await findOwnConversation(orm, conversationId, person)
  const admin = await findAdmin(orm, userId)
  if (!admin) {
    throw unprocessable([{ detail: 'Only admins can be added', source: { pointer: '/data/attributes/userId' } }])
  }
  return toParticipant(await joinAsStaff(orm, id, admin))
}

/** Marks a conversation as read for the person's own participant. @throws {HttpError} 404 for any other */
export async function markConversationRead(orm: Orm, id: string, person: Person): Promise<ConversationParticipant> {
  const read = isUuid(id) ? await markRead(orm, id, person) : undefined
  if (!read) throw notFound('participant', id)
  return toParticipant(read)
}

function toParticipant(row: ParticipantRow): ConversationParticipant {
  return {
    id: row.id,
    conversationId: row.conversationId,
    name: row.name,
    role: row.role,
    ...(row.lastReadAt ? { lastReadAt: row.lastReadAt.toISOString() } : {}),
  }
}
