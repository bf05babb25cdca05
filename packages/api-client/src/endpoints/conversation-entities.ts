/** A conversation as one of its participants sees it. [DATA-018] */
export interface Conversation {
  id: string
  kind: 'AgentClient' | 'ProviderClient' | 'RealEstateClient'
  subject: string
  clientId: string
  participants: string[]
  isUnread: boolean
  lastMessage?: string
  lastMessageAt?: string
  createdAt: string
}

/** A message in a conversation. [DATA-018] */
export interface ConversationMessage {
  id: string
  conversationId: string
  sender: string
  role: 'family' | 'agent' | 'community' | 'staff'
  text: string
  createdAt: string
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
