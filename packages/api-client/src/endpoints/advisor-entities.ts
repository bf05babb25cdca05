import type { RealEstateStage, RealEstateNeed } from '@pkg/domain'

/** How an advisor works; `id` is the advisor's. [API-032] */
export interface AgentOptions {
  id: string
  kind: 'partner' | 'real-estate'
  capacity: number
  languages: string[]
  isAccepting: boolean
  /** Average over all offers so far. */
  minutesToAnswer?: number
}

/** A family offered to an advisor. */
export interface Offer {
  id: string
  clientId: string
  clientName: string
  agentId: string
  status: 'offered' | 'claimed' | 'declined' | 'timed-out' | 'revoked'
  reason?: string
  offeredAt: string
  dueAt: string
  answeredAt?: string
}

/** A family referred to a community by its advisor. [API-032] */
export interface AgentReferral {
  id: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  agentId: string
  createdAt: string
}

/** A home to sell or to buy. [AGENT-006] */
export interface RealEstateLead {
  id: string
  clientId: string
  clientName: string
  wish: RealEstateNeed
  stage: RealEstateStage
  agentId?: string
  agentName?: string
  createdAt: string
}

/** A letter to start from; `isOwn` where the advisor rewrote it. [API-032] */
export interface AgentTemplate {
  id: string
  subject: string
  body: string
  isOwn: boolean
}

/** What an advisor and a community agreed on. [API-033, DATA-018] */
export interface AgentCommunityContract {
  id: string
  agentId: string
  communityId: string
  communityName: string
  status: 'draft' | 'sent' | 'signed'
  feePercent: number
  signedBy?: string
  signedAt?: string
  createdAt: string
}
