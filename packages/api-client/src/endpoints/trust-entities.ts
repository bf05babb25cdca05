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

/** What the check of the ledger found. [TRUST-001] */
export interface LedgerReport {
  isUnbroken: boolean
  records: number
  /** The hash of the newest record: note it, and a later check proves that nothing before it was cut off. */
  head: string
  brokenAt?: number
  reason?: string
  /** Whether the head that was asked for stands in the chain. */
  isHeadKnown?: boolean
}

/** What of a family went to whom, as the recipient and staff read it. [TRUST-002] */
export interface Release {
  id: string
  clientId: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientId: string
  recipientName: string
  sent: string[]
  reason: string
  sentAt: string
  status: 'active' | 'ended' | 'asked' | 'confirmed' | 'overdue'
  confirmBy?: string
}

/** The same as the family reads it: with the words it rests on, and who looked. [TRUST-003] */
export interface Receipt {
  id: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientName: string
  sent: string[]
  reason: string
  sentAt: string
  openedAt?: string
  status: Release['status']
  confirmBy?: string
  confirmedAt?: string
  consent?: { kind: ConsentKind; text: string; version: string; language: string; givenAt: string }
  reveals: { person: string; at: string; reason: string }[]
}

/** A number and an address, revealed. [TRUST-008] */
export interface RevealedContact {
  clientId: string
  phone?: string
  email?: string
}

/** A state's rule. [TRUST-015] */
export type StateRuleResource = StateRule & { id: string }

/** What an erasure deleted, and what is kept by law, without contact data. [TRUST-016] */
export interface Erasure {
  erasedAt: string
  erased: string[]
  kept: { what: string; why: string; years: number }[]
}

/** A copy of a disclosure that a community got. */
export interface DisclosureCopy {
  id: string
  clientId: string
  communityId: string
  sentAt: string
}
