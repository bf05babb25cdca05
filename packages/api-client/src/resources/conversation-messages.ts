import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { text, uuid } from '../schemas/text'
import { ConversationFilter, type MessageDelivery } from './conversations'

/** A message in a conversation. [DATA-018] */
export interface ConversationMessage {
  id: string
  conversationId: string
  sender: string
  role: 'family' | 'agent' | 'community' | 'staff'
  text: string
  /** How it was sent, or how it came. */
  channel: 'message' | 'email' | 'text'
  /** Only for an email or a text, and for those who reply to the family. [WORK-008] */
  delivery?: MessageDelivery
  /** Why it can't be delivered, in plain words. */
  failure?: string
  /** The email that it came as, for those who reply to the family. [EDGE-005] */
  emailId?: string
  createdAt: string
}

const channel = Type.Union([Type.Literal('message'), Type.Literal('email'), Type.Literal('text')])

/**
 * A message in a conversation. Those who reply to the family can also send it as an email, and advisors and admins as a text if the family agreed to
 * texts.
 */
export const NewMessage = Type.Object(
  { conversationId: uuid, text: text(8000), channel: Type.Optional(channel) },
  { additionalProperties: false },
)
export type NewMessage = Static<typeof NewMessage>

/** Messages in conversations. [API-038] */
export const conversationMessages = {
  list: {
    method: 'GET',
    path: '/platform/conversation-messages',
    status: 200,
    access: signedIn,
    summary: 'Lists the messages of a conversation, newest first',
    resource: 'conversation-messages',
    query: ConversationFilter,
    response: pageOf<ConversationMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-messages',
    status: 201,
    access: signedIn,
    summary: 'Sends a message in a conversation, if you like as an email or a text',
    resource: 'conversation-messages',
    body: NewMessage,
    response: of<ConversationMessage>(),
  },
} as const satisfies Endpoints
