import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ConversationParameters,
  NewConversation,
  NewMessage,
  NewParticipant,
  OfConversation,
  ParticipantChange,
} from '../schemas/conversations'
import type { InvoiceChange, InvoiceParameters, NewCreditNote, NewInvoice } from '../schemas/invoices'
import type { Conversation, ConversationMessage, ConversationParticipant, Invoice } from './conversation-entities'

const everybody = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const
const answering = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Threads. People see those they take part in, admins all. [API-038] */
export const conversations = {
  list: {
    method: 'GET',
    path: '/platform/conversations',
    access: everybody,
    summary: 'Own threads, the latest message first; `meta.unread` counts the unread ones',
    resource: 'conversations',
    query: of<ConversationParameters>(),
    response: pageOf<Conversation, { unread: number }>(),
  },
  get: {
    method: 'GET',
    path: '/platform/conversations/:id',
    access: everybody,
    summary: 'One thread',
    resource: 'conversations',
    response: of<Conversation>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversations',
    access: answering,
    summary: 'Opens a thread with a family, or gives the one there is',
    resource: 'conversations',
    body: of<NewConversation>(),
    response: of<Conversation>(),
  },
} as const satisfies Endpoints

/** What is said in threads. [API-038] */
export const conversationMessages = {
  list: {
    method: 'GET',
    path: '/platform/conversation-messages',
    access: everybody,
    summary: 'Messages of a thread, newest first',
    resource: 'conversation-messages',
    query: of<OfConversation>(),
    response: pageOf<ConversationMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-messages',
    access: everybody,
    summary: 'Says something in a thread',
    resource: 'conversation-messages',
    body: of<NewMessage>(),
    response: of<ConversationMessage>(),
  },
} as const satisfies Endpoints

/** Who takes part in threads. [API-038] */
export const conversationParticipants = {
  list: {
    method: 'GET',
    path: '/platform/conversation-participants',
    access: everybody,
    summary: 'Participants of a thread',
    resource: 'conversation-participants',
    query: of<OfConversation>(),
    response: pageOf<ConversationParticipant>(),
  },
  create: {
    method: 'POST',
    path: '/platform/conversation-participants',
    access: ['admin'],
    summary: 'Adds a member of staff to a thread',
    resource: 'conversation-participants',
    body: of<NewParticipant>(),
    response: of<ConversationParticipant>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/conversation-participants/:id',
    access: everybody,
    summary: 'Marks a thread as read',
    resource: 'conversation-participants',
    body: of<ParticipantChange>(),
    response: of<ConversationParticipant>(),
  },
} as const satisfies Endpoints

/** Invoices for move-ins. Providers see the issued ones of their communities, agents those of their families. [DASH-006, BIZ-003] */
export const invoices = {
  list: {
    method: 'GET',
    path: '/platform/invoices',
    access: ['provider', 'agent', 'admin'],
    summary: 'Invoices and credit notes, newest first',
    resource: 'invoices',
    query: of<InvoiceParameters>(),
    response: pageOf<Invoice>(),
  },
  get: {
    method: 'GET',
    path: '/platform/invoices/:id',
    access: ['provider', 'agent', 'admin'],
    summary: 'One invoice',
    resource: 'invoices',
    response: of<Invoice>(),
  },
  create: {
    method: 'POST',
    path: '/platform/invoices',
    access: ['agent', 'admin'],
    summary: 'Records a move-in and drafts its invoice',
    resource: 'invoices',
    body: of<NewInvoice>(),
    response: of<Invoice>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/invoices/:id',
    access: ['admin'],
    summary: 'Corrects a draft, issues it, or marks it as paid',
    resource: 'invoices',
    body: of<InvoiceChange>(),
    response: of<Invoice>(),
  },
  credit: {
    method: 'POST',
    path: '/platform/invoices/:id/credit-note',
    access: ['admin'],
    summary: 'Takes an issued invoice back by a credit note',
    resource: 'invoices',
    body: of<NewCreditNote>(),
    response: of<Invoice>(),
  },
} as const satisfies Endpoints
