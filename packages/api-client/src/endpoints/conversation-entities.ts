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

/** An internal note in a conversation. [WORK-008] */
export interface ConversationNote {
  id: string
  conversationId: string
  author: string
  text: string
  createdAt: string
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

/** The result of a phone call request. No call is placed unless a phone service is configured. */
export interface VoiceCallResult {
  isPlaced: boolean
  reason?: string
}

/** An invoice for a move-in, or its credit note. Amounts in cents. [DASH-006] */
export interface Invoice {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  number?: string
  kind: 'invoice' | 'credit-note'
  correctsId?: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  referredOn: string
  movedInOn: string
  rentCents: number
  careCents: number
  feePercent: number
  amountCents: number
  reason?: string
  status: 'draft' | 'issued' | 'paid'
  issuedOn?: string
  dueOn?: string
  paidOn?: string
  /** The community team's newest question about it, if there is one. Only in a single invoice. */
  question?: { askedAt: string; isAnswered: boolean }
}
