import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ConversationChange,
  ConversationEmailChange,
  ConversationEmailFilter,
  ConversationParameters,
  NewConversation,
  NewConversationNote,
  NewMessage,
  NewParticipant,
  ConversationFilter,
  ParticipantChange,
} from '../schemas/conversations'
import type { InvoiceChange, InvoiceParameters, InvoiceQuestion, NewCreditNote, NewInvoice } from '../schemas/invoices'
import type {
  Conversation,
  ConversationAssignee,
  ConversationEmail,
  ConversationMessage,
  ConversationNote,
  ConversationParticipant,
  Invoice,
} from './conversation-entities'

const signedInRoles = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const
const responders = ['provider', 'agent', 'real-estate-agent', 'admin'] as const
const advisorsAndAdmins = ['agent', 'admin'] as const

/** Conversations. People see the ones they take part in; admins see all. [API-038] */
export const conversations = {
  list: {
    method: 'GET',
    path: '/platform/conversations',
    status: 200,
    access: signedInRoles,
    summary: 'Lists your conversations, by default latest message first; `meta.unread` counts unread ones',
    resource: 'conversations',
    query: of<ConversationParameters>(),
    response: pageOf<Conversation, { unread: number }>(),
  },
  get: {
    method: 'GET',
    path: '/platform/conversations/:id',
    status: 200,
    access: signedInRoles,
    summary: 'Returns a conversation',
    resource: 'conversations',
    response: of<Conversation>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversations',
    status: 201,
    access: responders,
    summary: 'Starts a conversation with a family, or returns the existing one',
    resource: 'conversations',
    body: of<NewConversation>(),
    response: of<Conversation>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversations/:id',
    status: 200,
    access: responders,
    isVersioned: true,
    summary: 'Assigns a conversation, snoozes it until a time, or marks it as done or read',
    resource: 'conversations',
    body: of<ConversationChange>(),
    response: of<Conversation>(),
  },
} as const satisfies Endpoints

/** The people that a conversation can be assigned to: those who take part in it, and admins. [WORK-008] */
export const conversationAssignees = {
  list: {
    method: 'GET',
    path: '/platform/conversation-assignees',
    status: 200,
    access: responders,
    summary: 'Lists the people that a conversation can be assigned to',
    resource: 'conversation-assignees',
    query: of<ConversationFilter>(),
    response: pageOf<ConversationAssignee>(),
  },
} as const satisfies Endpoints

/** Internal notes in conversations. Families and those that families are shared with never see them. [WORK-008] */
export const conversationNotes = {
  list: {
    method: 'GET',
    path: '/platform/conversation-notes',
    status: 200,
    access: advisorsAndAdmins,
    summary: 'Lists the internal notes of a conversation, newest first',
    resource: 'conversation-notes',
    query: of<ConversationFilter>(),
    response: pageOf<ConversationNote>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-notes',
    status: 201,
    access: advisorsAndAdmins,
    summary: 'Adds an internal note to a conversation',
    resource: 'conversation-notes',
    body: of<NewConversationNote>(),
    response: of<ConversationNote>(),
  },
} as const satisfies Endpoints

/** The emails that came to conversations, whole. Families never see them here. [EDGE-005, EDGE-007] */
export const conversationEmails = {
  list: {
    method: 'GET',
    path: '/platform/conversation-emails',
    status: 200,
    access: responders,
    summary: 'Lists the emails that came to a conversation, newest first',
    resource: 'conversation-emails',
    query: of<ConversationEmailFilter>(),
    response: pageOf<ConversationEmail>(),
  },
  get: {
    method: 'GET',
    path: '/platform/conversation-emails/:id',
    status: 200,
    access: responders,
    summary: 'Returns an email with everything that its sender wrote',
    resource: 'conversation-emails',
    response: of<ConversationEmail>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversation-emails/:id',
    status: 200,
    access: responders,
    summary: 'Adds an email from another address to the conversation, or dismisses it',
    resource: 'conversation-emails',
    body: of<ConversationEmailChange>(),
    response: of<ConversationEmail>(),
  },
} as const satisfies Endpoints

/** Messages in conversations. [API-038] */
export const conversationMessages = {
  list: {
    method: 'GET',
    path: '/platform/conversation-messages',
    status: 200,
    access: signedInRoles,
    summary: 'Lists the messages of a conversation, newest first',
    resource: 'conversation-messages',
    query: of<ConversationFilter>(),
    response: pageOf<ConversationMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-messages',
    status: 201,
    access: signedInRoles,
    summary: 'Sends a message in a conversation, if you like as an email or a text',
    resource: 'conversation-messages',
    body: of<NewMessage>(),
    response: of<ConversationMessage>(),
  },
} as const satisfies Endpoints

/** Participants of conversations. [API-038] */
export const conversationParticipants = {
  list: {
    method: 'GET',
    path: '/platform/conversation-participants',
    status: 200,
    access: signedInRoles,
    summary: 'Lists the participants of a conversation',
    resource: 'conversation-participants',
    query: of<ConversationFilter>(),
    response: pageOf<ConversationParticipant>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-participants',
    status: 201,
    access: ['admin'],
    summary: 'Adds a staff member to a conversation',
    resource: 'conversation-participants',
    body: of<NewParticipant>(),
    response: of<ConversationParticipant>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversation-participants/:id',
    status: 200,
    access: signedInRoles,
    summary: 'Marks a conversation as read',
    resource: 'conversation-participants',
    body: of<ParticipantChange>(),
    response: of<ConversationParticipant>(),
  },
} as const satisfies Endpoints

/**
 * Invoices for move-ins. Providers see the issued invoices of their communities; agents see those of their families. [DASH-006, BIZ-003]
 */
export const invoices = {
  list: {
    method: 'GET',
    path: '/platform/invoices',
    status: 200,
    access: ['provider', 'agent', 'admin'],
    summary: 'Lists invoices and credit notes, by default newest first',
    resource: 'invoices',
    query: of<InvoiceParameters>(),
    response: pageOf<Invoice>(),
  },
  get: {
    method: 'GET',
    path: '/platform/invoices/:id',
    status: 200,
    access: ['provider', 'agent', 'admin'],
    summary: 'Returns an invoice',
    resource: 'invoices',
    response: of<Invoice>(),
  },
  create: {
    method: 'POST',
    path: '/platform/invoices',
    status: 201,
    access: ['agent', 'admin'],
    summary: 'Records a move-in and drafts its invoice',
    resource: 'invoices',
    body: of<NewInvoice>(),
    response: of<Invoice>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/invoices/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: 'Updates a draft, issues an invoice, or marks it as paid',
    resource: 'invoices',
    body: of<InvoiceChange>(),
    response: of<Invoice>(),
  },
  credit: {
    method: 'POST',
    path: '/platform/invoices/:id/credit-note',
    status: 201,
    access: ['admin'],
    summary: 'Cancels an issued invoice with a credit note',
    resource: 'invoices',
    body: of<NewCreditNote>(),
    response: of<Invoice>(),
  },
  question: {
    method: 'POST',
    path: '/platform/invoices/:id/questions',
    status: 200,
    access: ['provider'],
    summary: "Asks staff about an invoice of a community that you manage; it's added to their tasks",
    resource: 'invoices',
    body: of<InvoiceQuestion>(),
    response: of<Invoice>(),
  },
} as const satisfies Endpoints
