import type { OfferReasons, RealEstateStage, RealEstateNeed } from '@pkg/domain'

/** An advisor's work settings. `id` is the advisor's id. [API-032] */
export interface AgentOptions {
  id: string
  kind: 'partner' | 'real-estate'
  capacity: number
  languages: string[]
  isAccepting: boolean
  /** The average response time over all offers so far, in minutes. */
  averageResponseMinutes?: number
}

/** A family offered to an advisor. */
export interface Offer {
  id: string
  clientId: string
  clientName: string
  agentId: string
  status: 'offered' | 'claimed' | 'declined' | 'timed-out' | 'revoked'
  reason?: string
  /** Why the family was offered to this advisor. Missing once the offer ended, and for offers from before this was recorded. [WORK-002] */
  reasons?: OfferReasons
  offeredAt: string
  dueAt: string
  /** When the offer was accepted, declined, or withdrawn, or when it timed out. */
  resolvedAt?: string
}

/** A family that its advisor referred to a community. [API-032] */
export interface AgentReferral {
  id: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  agentId: string
  createdAt: string
}

/** A family that needs help selling or buying a home. [AGENT-006] */
export interface RealEstateLead {
  id: string
  /** How often the home was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  clientId: string
  /** Empty for a real estate agent who hasn't accepted the home yet. */
  clientName: string
  need: RealEstateNeed
  stage: RealEstateStage
  place?: string
  timing?: string
  housingOptions?: string
  homeSaleInterest?: string
  agentId?: string
  agentName?: string
  /** When the home was offered to the agent, and until when the agent can accept or decline, while the offer is open. */
  offeredAt?: string
  dueAt?: string
  /** Why it was closed. */
  closedReason?: string
  /** When it last came to each stage, by stage. */
  stageTimes: Partial<Record<RealEstateStage, string>>
  /** Your notes about it, oldest first. Admins see everyone’s, and advisors none. */
  notes: { author: string; text: string; at: string }[]
  /** The advisor of the family, who sees the stage and not the notes. */
  advisorName?: string
  createdAt: string
}

/** An email template. `isCustomized` is true when the advisor changed it. [API-032] */
export interface AgentTemplate {
  id: string
  subject: string
  body: string
  isCustomized: boolean
}

/** A contract between an advisor and a community. [API-033, DATA-018] */
export interface AgentCommunityContract {
  id: string
  agentId: string
  agentName: string
  communityId: string
  communityName: string
  status: 'draft' | 'sent' | 'signed'
  feePercent: number
  signedBy?: string
  signedAt?: string
  createdAt: string
}
