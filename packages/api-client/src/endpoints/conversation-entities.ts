/** A thread as one of its participants reads it. [DATA-018] */
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

/** What was said. [DATA-018] */
export interface ConversationMessage {
  id: string
  conversationId: string
  sender: string
  role: 'family' | 'agent' | 'community' | 'staff'
  text: string
  createdAt: string
}

/** Who takes part. [DATA-018] */
export interface ConversationParticipant {
  id: string
  conversationId: string
  name: string
  role: 'family' | 'agent' | 'community' | 'staff'
  lastReadAt?: string
}

/** Whether a call was placed; without a telephone service none is. */
export interface VoiceCallResult {
  isPlaced: boolean
  reason?: string
}

/** A fee for a move-in, or the note that takes it back. Amounts in cents. [DASH-006] */
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
}
