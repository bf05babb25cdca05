import type { CallPreferences, ConsentBox, ConsentKind } from '@pkg/domain'
import type { StateRule } from '@pkg/domain/disclosures'
import type { AdvisorCall } from './calls'

/** A record of the consent ledger. [TRUST-001] */
export interface ConsentRecord {
  id: string
  position: number
  kind: ConsentKind
  recipient?: string
  state?: string
  text: string
  version: string
  language: string
  boxes: ConsentBox[]
  page: string
  networkAddress?: string
  browser?: string
  givenAt: string
  hash: string
}

/** The result of checking the ledger. [TRUST-001] */
export interface LedgerReport {
  isUnbroken: boolean
  records: number
  /** The hash of the newest record. Note it, so a later check can prove that no record before it was removed. */
  head: string
  brokenAt?: number
  reason?: string
  /** Whether the head in the request is part of the chain. */
  isHeadKnown?: boolean
}

/** What a community's team or a real estate agent did with a family. [TRUTH-008] */
export type ReleaseResponse = 'contacted' | 'tour-offered' | 'declined'

/** A release of a family's data to one recipient, as the recipient and staff see it. [TRUST-002] */
export interface Release {
  id: string
  clientId: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientId: string
  recipientName: string
  /** The names of the shared fields, such as `phone`. */
  sharedFields: string[]
  reason: string
  sentAt: string
  status: 'active' | 'ended' | 'revoked' | 'confirmed' | 'overdue'
  /** When the family stopped sharing, as ISO 8601. [TRUST-004] */
  stoppedAt?: string
  confirmBy?: string
  /** When the family expects a call or an email, as ISO 8601. [TRUTH-008] */
  respondBy?: string
  /** The recipient's latest response. [TRUTH-008] */
  response?: ReleaseResponse
  /** What the recipient noted with it. */
  responseNote?: string
  /** When the recipient first responded, as ISO 8601. */
  respondedAt?: string
}

/** A release as the family sees it, with the consent text and who viewed the data. [TRUST-003] */
export interface Receipt {
  id: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientName: string
  /** The names of the shared fields, such as `phone`. */
  sharedFields: string[]
  reason: string
  sentAt: string
  openedAt?: string
  status: Release['status']
  confirmBy?: string
  confirmedAt?: string
  consent?: { kind: ConsentKind; text: string; version: string; language: string; givenAt: string }
  reveals: { person: string; at: string; reason: string }[]
}

/** What stopping all sharing did. [TRUST-004] */
export interface StoppedSharing {
  /** How many recipients lost access. */
  stopped: number
}

/** How someone saw a family's contact info. [TRUTH-011] */
export type AccessRoute = 'reveal' | 'page' | 'export' | 'outbox' | 'accounts'

/** What a family's page shows besides its receipts: its time zone, when it wants to be called, and who saw its contact info. [TRUTH-011] */
export interface PrivacyOverview {
  /** The IANA time zone of the family's state. Empty without a family or state. */
  timeZone?: string
  callPreferences: CallPreferences
  /** Whether the family would rather not be called. [TRUST-006] */
  noCalls?: true
  /** Where a code would go, masked. Empty without an address or number on record. */
  codeTo?: string
  /** Newest first. */
  accesses: { person: string; at: string; route: AccessRoute; reason: string }[]
}

/** A code that we sent, so its owner can see, change, or delete their information. [TRUST-016] */
export interface SentPrivacyCode {
  id: string
  /** The masked email address or phone number. */
  sentTo: string
  expiresAt: string
}

/** What a correct code grants until it expires. */
export interface PrivacyGrant {
  grant: string
  expiresAt: string
}

/** A family's or account's contact info, as its owner sees it. */
export interface OwnContact {
  name: string
  email?: string
  phone?: string
  /** Whether a grant can change it. An account without a request is changed in its settings. */
  canChange: boolean
}

/** A family that a recipient declined, or didn't respond to in time. [TRUTH-008] */
export interface MissedResponse {
  id: string
  outcome: 'declined' | 'no-response'
  recipientKind: 'advisor' | 'community' | 'real-estate-agent'
  recipientName: string
  clientId: string
  clientName: string
  reason?: string
  /** When the recipient declined, when its time was up, or when it got the family, as ISO 8601. */
  at: string
  /** The family's advisor now. */
  agentName?: string
}

/** Revealed contact info. [TRUST-008] */
export interface RevealedContact {
  clientId: string
  phone?: string
  email?: string
}

/** A state's rule. [TRUST-015] */
export type StateRuleResource = StateRule & { id: string }

/** The records that an erasure deleted, and those the law requires us to keep for at least some years, without contact data. [TRUST-016] */
export interface Erasure {
  erasedAt: string
  erased: string[]
  retained: { records: string; reason: string; years: number }[]
}

/** A copy of a disclosure sent to a community. */
export interface DisclosureCopy {
  id: string
  clientId: string
  communityId: string
  sentAt: string
}

/** The advisor who will call a family, as the family sees them. [TRUTH-001] */
export interface AssignedCaller {
  id: string
  agentId: string
  name: string
  phone?: string
  /** `accepted` once the advisor has the contact info, and `replaced` once the family asked for another one. */
  status: 'asked' | 'accepted' | 'replaced'
  /** When the first call comes at the latest, as ISO 8601. */
  callBy: string
  /** The IANA time zone that the family reads `callBy` in. */
  timeZone: string
  /** The next call that the family booked with this advisor. [AGENT-008] */
  bookedCall?: Pick<AdvisorCall, 'startsAt' | 'timeZone'>
  /** Whether the family has no phone number here, or would rather not be called, so the advisor emails. [TRUST-006] */
  isByEmail?: true
}
