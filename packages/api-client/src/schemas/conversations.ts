import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { line, text, uuid } from './text'
import { paging } from './paging'

const kind = Type.Union([Type.Literal('AgentClient'), Type.Literal('ProviderClient'), Type.Literal('RealEstateClient')])

/** The list of conversations. `q` searches the subject. [API-038] */
export const ConversationParameters = listParameters(
  ['lastMessageAt', 'createdAt', 'subject'],
  {
    client: reference(uuid),
    kind: choice(kind),
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

/** A message in a conversation. */
export const NewMessage = Type.Object({ conversationId: uuid, text: text(8000) }, { additionalProperties: false })
export type NewMessage = Static<typeof NewMessage>

/** A staff member who joins a conversation. */
export const NewParticipant = Type.Object({ conversationId: uuid, userId: uuid }, { additionalProperties: false })
export type NewParticipant = Static<typeof NewParticipant>

/** Marks a conversation as read up to now. */
export const ParticipantChange = Type.Object({ isRead: Type.Literal(true) }, { additionalProperties: false })
export type ParticipantChange = Static<typeof ParticipantChange>

/** A phone call to a family. */
export const VoiceCall = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type VoiceCall = Static<typeof VoiceCall>
