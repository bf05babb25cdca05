import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { text, uuid } from '../schemas/text'
import { ConversationFilter } from './conversations'

/** An internal note in a conversation. [WORK-008] */
export interface ConversationNote {
  id: string
  conversationId: string
  author: string
  text: string
  createdAt: string
}

/** A note in a conversation that only advisors and admins read. [WORK-008] */
export const NewConversationNote = Type.Object(
  { conversationId: uuid, text: text(4000) },
  { additionalProperties: false },
)
export type NewConversationNote = Static<typeof NewConversationNote>

/** Internal notes in conversations. Families and those that families are shared with never see them. [WORK-008] */
export const conversationNotes = {
  list: {
    method: 'GET',
    path: '/platform/conversation-notes',
    status: 200,
    access: advisors,
    summary: 'Lists the internal notes of a conversation, newest first',
    resource: 'conversation-notes',
    query: ConversationFilter,
    response: pageOf<ConversationNote>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-notes',
    status: 201,
    access: advisors,
    summary: 'Adds an internal note to a conversation',
    resource: 'conversation-notes',
    body: NewConversationNote,
    response: of<ConversationNote>(),
  },
} as const satisfies Endpoints
