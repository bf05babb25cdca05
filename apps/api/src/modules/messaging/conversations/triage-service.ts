import type { BodyOf, Conversation, endpoints } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conversations } from '../../../database/schema/tables'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { listAssignees } from './assignee-store'
import { findOwnConversation, findOwnParticipant } from './conversation-access-store'
import { findConversation } from './conversation-service'
import { type Triage, updateTriage } from './conversation-store'
import { joinAsStaff, markRead } from './participant-store'

type Change = BodyOf<typeof endpoints.conversations.update>

/** The longest time for which a conversation is snoozed, in milliseconds. */
const longestSnooze = 366 * 86_400_000

/**
 * Assigns a conversation, snoozes it, marks it as read, or marks it as done, which also marks it as read. An admin that it's assigned to joins it.
 * @throws {HttpError} 404, 412 if someone else changed it or a message arrived, or 422 for an assignee who can't reply in it or a time that has passed.
 * [WORK-008, WORK-005]
 */
export function changeTriage(
  orm: Orm,
  { id, change, base }: { id: string; change: Change; base: number | undefined },
  person: Person,
): Promise<Conversation> {
  return orm.transaction(async (tx) => {
    const conversation = await findOwnConversation(tx, id, person)
    await requireVersion(tx, conversations, conversation.id, base)
    const { assigneeId, isDone, isRead } = change
    if (assigneeId) await assign(tx, conversation.id, assigneeId, person)
    await updateTriage(tx, conversation.id, toTriage(change))
    const participant = isDone || isRead ? await findOwnParticipant(tx, conversation.id, person) : undefined
    if (participant) await markRead(tx, participant.id, person)
    return findConversation(tx, conversation.id, person)
  })
}

/** A snooze makes a conversation that is done come back, and marking it as done ends its snooze. */
function toTriage({ assigneeId, snoozedUntil, isDone }: Change): Triage {
  return {
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(isDone === undefined ? {} : { doneAt: isDone ? now() : null }),
    ...(isDone ? { snoozedUntil: null } : {}),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil: readSnooze(snoozedUntil) }),
    ...(snoozedUntil ? { doneAt: null } : {}),
  }
}

async function assign(tx: Orm, conversationId: string, userId: string, person: Person): Promise<void> {
  const assignee = (await listAssignees(tx, conversationId, person)).find(({ id }) => id === userId)
  if (!assignee) {
    const detail = 'This person can’t reply in this conversation'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/assigneeId' } }])
  }
  if (assignee.role === 'admin') await joinAsStaff(tx, conversationId, assignee)
}

function readSnooze(text: string | null): Date | null {
  if (text === null) return null
  const time = new Date(text).getTime()
  if (time > now().getTime() && time < now().getTime() + longestSnooze) return new Date(time)
  const detail = 'Choose a time within the next year'
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/snoozedUntil' } }])
}
