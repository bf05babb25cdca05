import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { signedIn, staff } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { line, uuid } from '../schemas/text'
import type { ConversationMessage } from './conversation-messages'

/** What happened to a message that left as an email or a text. `sent` means that the recipient's mail server or the text service accepted it. */
export type MessageDelivery = 'queued' | 'sent' | 'failed'

/** A conversation as one of its participants sees it. [DATA-018] */
export interface Conversation {
  id: string
  kind: 'AgentClient' | 'ProviderClient' | 'RealEstateClient'
  subject: string
  clientId: string
  clientName: string
  participants: string[]
  isUnread: boolean
  lastMessage?: string
  lastMessageAt?: string
  /** Who wrote the last message. */
  lastMessageRole?: ConversationMessage['role']
  createdAt: string
  /** Only for those who reply to the family, like everything below. [WORK-008] */
  version?: number
  state?: 'open' | 'snoozed' | 'done'
  snoozedUntil?: string
  assigneeId?: string
  assigneeName?: string
  lastMessageDelivery?: MessageDelivery
}

/** A person that a conversation can be assigned to. [WORK-008] */
export interface ConversationAssignee {
  id: string
  name: string
  role: 'provider' | 'agent' | 'real-estate-agent' | 'admin'
}

/** A participant of a conversation. [DATA-018] */
export interface ConversationParticipant {
  id: string
  conversationId: string
  name: string
  role: 'family' | 'agent' | 'community' | 'staff'
  lastReadAt?: string
}

const kind = Type.Union([Type.Literal('AgentClient'), Type.Literal('ProviderClient'), Type.Literal('RealEstateClient')])

const state = Type.Union([Type.Literal('open'), Type.Literal('snoozed'), Type.Literal('done')])

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

/** A staff member who joins a conversation. */
export const NewParticipant = Type.Object({ conversationId: uuid, userId: uuid }, { additionalProperties: false })
export type NewParticipant = Static<typeof NewParticipant>

/** Marks a conversation as read up to now. */
export const ParticipantChange = Type.Object({ isRead: Type.Literal(true) }, { additionalProperties: false })
export type ParticipantChange = Static<typeof ParticipantChange>

/** Conversations. People see the ones they take part in; admins see all. [API-038] */
export const conversations = {
  list: {
    method: 'GET',
    path: '/platform/conversations',
    status: 200,
    access: signedIn,
    summary: 'Lists your conversations, by default latest message first; `meta.unread` counts unread ones',
    resource: 'conversations',
    query: ConversationParameters,
    response: pageOf<Conversation, { unread: number }>(),
  },
  get: {
    method: 'GET',
    path: '/platform/conversations/:id',
    status: 200,
    access: signedIn,
    summary: 'Returns a conversation',
    resource: 'conversations',
    response: of<Conversation>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversations',
    status: 201,
    access: staff,
    summary: 'Starts a conversation with a family, or returns the existing one',
    resource: 'conversations',
    body: NewConversation,
    response: of<Conversation>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversations/:id',
    status: 200,
    access: staff,
    isVersioned: true,
    summary: 'Assigns a conversation, snoozes it until a time, or marks it as done or read',
    resource: 'conversations',
    body: ConversationChange,
    response: of<Conversation>(),
  },
} as const satisfies Endpoints

/** The people that a conversation can be assigned to: those who take part in it, and admins. [WORK-008] */
export const conversationAssignees = {
  list: {
    method: 'GET',
    path: '/platform/conversation-assignees',
    status: 200,
    access: staff,
    summary: 'Lists the people that a conversation can be assigned to',
    resource: 'conversation-assignees',
    query: ConversationFilter,
    response: pageOf<ConversationAssignee>(),
  },
} as const satisfies Endpoints

/** Participants of conversations. [API-038] */
export const conversationParticipants = {
  list: {
    method: 'GET',
    path: '/platform/conversation-participants',
    status: 200,
    access: signedIn,
    summary: 'Lists the participants of a conversation',
    resource: 'conversation-participants',
    query: ConversationFilter,
    response: pageOf<ConversationParticipant>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-participants',
    status: 201,
    access: ['admin'],
    summary: 'Adds a staff member to a conversation',
    resource: 'conversation-participants',
    body: NewParticipant,
    response: of<ConversationParticipant>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversation-participants/:id',
    status: 200,
    access: signedIn,
    summary: 'Marks a conversation as read',
    resource: 'conversation-participants',
    body: ParticipantChange,
    response: of<ConversationParticipant>(),
  },
} as const satisfies Endpoints
