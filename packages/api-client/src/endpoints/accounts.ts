import type { AgentStatus } from '@pkg/domain'
import type { agentDocumentKinds } from '../schemas/agents'
import type { User } from './entities'

/** An account as admins see it. [API-005] */
export interface Account extends User {
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  status: 'active' | 'invited' | 'disabled'
  createdAt: string
}

/** A browser in which a person is signed in. */
export interface Session {
  id: string
  /** The browser's name and operating system, in words. */
  browser: string
  createdAt: string
  lastUsedAt: string
  /** Whether this session made the request. */
  isCurrent: boolean
}

/** An admin's view of the dashboard as someone else. [WORK-001, WORK-017] */
export interface AccountView {
  id: string
  /** Missing once the admin's account is closed. */
  adminId?: string
  adminName: string
  userId?: string
  userName: string
  startedAt: string
  /** Missing while it lasts. It ends with the session at the latest. */
  endedAt?: string
}

/** A sign-in code that was sent. The response is the same whether or not an account exists. [API-016] */
export interface SentCode {
  id: string
  channel: 'email' | 'text'
  expiresAt: string
  /** The earliest time at which a new code can be sent. */
  resendAt: string
}

/** The purpose of a used link and the path to continue to. [API-015] */
export interface UsedLink {
  purpose: 'sign-in' | 'verification' | 'invoices'
  redirect: string
}

/** The details of an invitation that fill in the sign-up form. [AUTH-008] */
export interface InvitationDetails {
  name: string
  email: string
  role: User['role']
}

/** A provider's claim to a community. `communityId` is missing while the community isn't in the catalog. [API-020] */
export interface Claim {
  id: string
  communityId?: string
  communityName: string
  city: string
  state: string
  jobTitle: string
  message?: string
  status: 'pending' | 'approved' | 'declined'
  reason?: string
  createdAt: string
  decidedAt?: string
}

/** A claim with its author, for admins to decide. */
export interface AdminClaim extends Claim {
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  userId: string
  userName: string
  userEmail?: string
  userPhone?: string
}

/** A community as the claim search shows it. */
export interface ClaimableCommunity {
  id: string
  name: string
  address: string
}

/** Whether a community is claimed, and the status of your own claim to it. [API-020] */
export interface ClaimState {
  id: string
  communityName: string
  /** Whether someone already manages this community. Admins review further claims more closely. */
  isClaimed: boolean
  claimStatus: 'none' | 'pending' | 'approved' | 'declined'
}

/** A document that an advisor uploaded, without its bytes. [AGENT-004] */
export interface AgentDocument {
  id: string
  agentId: string
  kind: (typeof agentDocumentKinds)[number]
  fileName: string
  mediaType: string
  bytes: number
  createdAt: string
}

/** An advisor's application as admins and the advisor see it. */
export interface AgentApplication {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  name: string
  status: AgentStatus
  email: string
  workPhone: string
  city: string
  state: string
  /** The states that the advisor serves. */
  states: string[]
  inBusinessSince: number
  /** The kinds of documents uploaded so far. */
  documents: AgentDocument['kind'][]
  /** When an admin declined the application, unless the applicant changed it since. */
  declinedAt?: string
  /** Why an admin declined the application. */
  reason?: string
}
