import { type Static, Type } from '@sinclair/typebox'
import { line, text, uuid } from './text'
import { paging } from './paging'

/** Filters for conversations. [API-038] */
export const ConversationParameters = Type.Object(
  {
    ...paging,
    'filter[client]': Type.Optional(uuid),
    'filter[kind]': Type.Optional(
      Type.Union([Type.Literal('AgentClient'), Type.Literal('ProviderClient'), Type.Literal('RealEstateClient')]),
    ),
  },
  { additionalProperties: false },
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
