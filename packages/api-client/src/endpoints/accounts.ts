import type { AgentStatus } from '@pkg/domain'
import type { agentDocumentKinds } from '../schemas/agents'
import type { User } from './entities'

/** A person as admins see them. [API-005] */
export interface Account extends User {
  status: 'active' | 'invited' | 'disabled'
  createdAt: string
}

/** A browser in which a person is signed in. */
export interface Session {
  id: string
  /** Name and system of the browser, in words. */
  browser: string
  createdAt: string
  lastUsedAt: string
  /** Whether it is the one that asks. */
  isThisOne: boolean
}

/** A code is on its way, whether or not there is an account: the answer never tells. [API-016] */
export interface SentCode {
  id: string
  channel: 'email' | 'text'
  expiresAt: string
  /** From when another one may be asked for. */
  resendAt: string
}

/** What a link did, and where its letter meant to lead. [API-015] */
export interface UsedLink {
  purpose: 'sign-in' | 'confirm' | 'invoices'
  redirect: string
}

/** Whom an invitation is for, to fill the sign-up in. [AUTH-008] */
export interface InvitationDetails {
  name: string
  email: string
  role: User['role']
}

/** A provider's claim to a community. Without `communityId` the catalogue does not know the place yet. [API-020] */
export interface Claim {
  id: string
  communityId?: string
  communityName: string
  city: string
  state: string
  jobTitle: string
  message?: string
  status: 'pending' | 'approved' | 'refused'
  reason?: string
  createdAt: string
  decidedAt?: string
}

/** A claim with who made it, as admins decide on it. */
export interface AdminClaim extends Claim {
  userId: string
  userName: string
  userEmail?: string
  userPhone?: string
}

/** A community as somebody who looks for the own one needs it. */
export interface ClaimableCommunity {
  id: string
  name: string
  address: string
}

/** Whether a community can be claimed, and how the own claim to it stands. [API-020] */
export interface ClaimState {
  id: string
  communityName: string
  /** Somebody works with this community here already; a further claim is looked at with more care. */
  isClaimed: boolean
  own: 'none' | 'pending' | 'approved' | 'refused'
}

/** A paper that an advisor handed in. Its bytes are another call. [AGENT-004] */
export interface AgentDocument {
  id: string
  agentId: string
  kind: (typeof agentDocumentKinds)[number]
  fileName: string
  mediaType: string
  bytes: number
  createdAt: string
}

/** An advisor as admins and the advisor see them. */
export interface AgentApplication {
  id: string
  name: string
  status: AgentStatus
  email: string
  city: string
  state: string
  /** Kinds of the papers that were handed in. */
  documents: AgentDocument['kind'][]
}
