import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { line, text, uuid } from './text'
import { paging } from './paging'

const kind = Type.Union([Type.Literal('AgentClient'), Type.Literal('ProviderClient'), Type.Literal('RealEstateClient')])
const state = Type.Union([Type.Literal('open'), Type.Literal('snoozed'), Type.Literal('done')])
const channel = Type.Union([Type.Literal('message'), Type.Literal('email'), Type.Literal('text')])

/**
 * The list of conversations. `q` searches the subject. A snoozed conversation is open again when its time comes or the family writes. Filters by
 * `assignee` and `state` have no effect for families, who see neither. [API-038, WORK-008]
 */
export const ConversationParameters = listParameters(
  ['lastMessageAt', 'createdAt', 'subject'],
  {
    client: reference(uuid),
    kind: choice(kind),
    assignee: reference(uuid),
    state: choice(state),
    isUnread: only(Type.Literal('true')),
    lastMessageAt: range(moment),
    createdAt: range(moment),
  },
  { q: textFilter },
)
export type ConversationParameters = Static<typeof ConversationParameters>

/** A conversation with a family. Each pair has one, so creating it again returns the first. */
export const NewConversation = Type.Object(
  { clientId: uuid, subject: Type.Optional(line(200)) },
  { additionalProperties: false },
)
export type NewConversation = Static<typeof NewConversation>

/** The conversation whose messages or participants to list. */
export const ConversationFilter = Type.Object(
  { ...paging, 'filter[conversation]': uuid },
  { additionalProperties: false },
)
export type ConversationFilter = Static<typeof ConversationFilter>

/**
 * Assigns a conversation to one of its assignees, snoozes it until a time, marks it as done, or marks it as read for the person. `null` removes the
 * assignee, and ends the snooze. [WORK-008]
 */
export const ConversationChange = Type.Object(
  {
    assigneeId: Type.Optional(Type.Union([uuid, Type.Null()])),
    snoozedUntil: Type.Optional(Type.Union([moment, Type.Null()])),
    isDone: Type.Optional(Type.Boolean()),
    isRead: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ConversationChange = Static<typeof ConversationChange>

/**
 * A message in a conversation. Those who reply to the family can also send it as an email, and advisors and admins as a text if the family agreed to
 * texts.
 */
export const NewMessage = Type.Object(
  { conversationId: uuid, text: text(8000), channel: Type.Optional(channel) },
  { additionalProperties: false },
)
export type NewMessage = Static<typeof NewMessage>

/** A note in a conversation that only advisors and admins read. [WORK-008] */
export const NewConversationNote = Type.Object(
  { conversationId: uuid, text: text(4000) },
  { additionalProperties: false },
)
export type NewConversationNote = Static<typeof NewConversationNote>

/** The stored emails of a conversation. `added` are those of the family's messages, and `held` those from other addresses that wait for staff. */
export const ConversationEmailFilter = Type.Object(
  {
    ...paging,
    'filter[conversation]': uuid,
    'filter[status]': Type.Optional(Type.Union([Type.Literal('added'), Type.Literal('held')])),
  },
  { additionalProperties: false },
)
export type ConversationEmailFilter = Static<typeof ConversationEmailFilter>

/** Adds an email from another address to the conversation as the family's message, or dismisses it, which deletes it. [EDGE-007] */
export const ConversationEmailChange = Type.Object(
  { status: Type.Union([Type.Literal('added'), Type.Literal('dismissed')]) },
  { additionalProperties: false },
)
export type ConversationEmailChange = Static<typeof ConversationEmailChange>

/** A staff member who joins a conversation. */
export const NewParticipant = Type.Object({ conversationId: uuid, userId: uuid }, { additionalProperties: false })
export type NewParticipant = Static<typeof NewParticipant>

/** Marks a conversation as read up to now. */
export const ParticipantChange = Type.Object({ isRead: Type.Literal(true) }, { additionalProperties: false })
export type ParticipantChange = Static<typeof ParticipantChange>

/** A phone call to a family. */
export const VoiceCall = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type VoiceCall = Static<typeof VoiceCall>
