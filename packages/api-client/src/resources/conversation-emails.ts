import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { staff } from '../roles'
import { paging } from '../schemas/paging'
import { uuid } from '../schemas/text'

/** A file of an email. We store it only as a part of the email. */
export interface EmailFile {
  name: string
  type: string
  bytes: number
}

/** An email that came to a conversation. Only those who reply to the family see it. [EDGE-005, EDGE-007] */
export interface ConversationEmail {
  id: string
  conversationId: string
  /** Whether it's a message of the family, or came from another address and waits for staff. */
  status: 'added' | 'held' | 'dismissed'
  /** The address and the text of an email that waits. Communities and real estate agents see the address masked. */
  from?: string
  text?: string
  receivedAt: string
  /** Only for a single email, like everything below: its subject, each of its texts without markup, and its files. */
  subject?: string
  texts?: string[]
  files?: EmailFile[]
}

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

/** The emails that came to conversations, whole. Families never see them here. [EDGE-005, EDGE-007] */
export const conversationEmails = {
  list: {
    method: 'GET',
    path: '/platform/conversation-emails',
    status: 200,
    access: staff,
    summary: 'Lists the emails that came to a conversation, newest first',
    resource: 'conversation-emails',
    query: ConversationEmailFilter,
    response: pageOf<ConversationEmail>(),
  },
  get: {
    method: 'GET',
    path: '/platform/conversation-emails/:id',
    status: 200,
    access: staff,
    summary: 'Returns an email with everything that its sender wrote',
    resource: 'conversation-emails',
    response: of<ConversationEmail>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversation-emails/:id',
    status: 200,
    access: staff,
    summary: 'Adds an email from another address to the conversation, or dismisses it',
    resource: 'conversation-emails',
    body: ConversationEmailChange,
    response: of<ConversationEmail>(),
  },
} as const satisfies Endpoints
