import type { ConsentBox, ConsentKind } from '@pkg/domain'
import type { StateRule } from '@pkg/domain/disclosures'

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
  confirmBy?: string
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

/** Revealed contact info. [TRUST-008] */
export interface RevealedContact {
  clientId: string
  phone?: string
  email?: string
}

/** A state's rule. [TRUST-015] */
export type StateRuleResource = StateRule & { id: string }

/** The records that an erasure deleted, and those the law requires us to keep, without contact data. [TRUST-016] */
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
  name: string
  phone?: string
  /** `accepted` once the advisor has the contact info, and `replaced` once the family asked for another one. */
  status: 'asked' | 'accepted' | 'replaced'
  /** When the first call comes at the latest, as ISO 8601. */
  callBy: string
  /** The IANA time zone that the family reads `callBy` in. */
  timeZone: string
}
