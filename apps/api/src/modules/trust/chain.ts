import { createHash } from 'node:crypto'
import type { consents } from '../../database/schema/tables'

/** The content of a ledger record, without its place in the chain. */
export type LedgerEntry = Omit<typeof consents.$inferSelect, 'position' | 'previousHash' | 'hash'>

/** A ledger entry with its place in the chain. */
export type LedgerRecord = typeof consents.$inferSelect

/** The place of a record that the next record links to. */
export type ChainLink = Pick<LedgerRecord, 'position' | 'hash'>

/** The previous hash of the first record. */
const genesisHash = '0'.repeat(64)

/**
 * Returns the hash of a record: SHA-256 of its content, its position, and the previous record's hash. The values have a fixed
 * order, so the hash doesn't depend on how a database stores them. [TRUST-001]
 */
function hashRecord(entry: LedgerEntry, position: number, previousHash: string): string {
  const values = [
    position,
    previousHash,
    entry.id,
    entry.familyId,
    entry.actionId,
    entry.kind,
    entry.recipientKind,
    entry.recipientId,
    entry.state,
    entry.text,
    entry.version,
    entry.language,
    entry.boxes.map(({ label, isTicked }) => [label, isTicked]),
    entry.page,
    entry.commitment,
    entry.givenAt.toISOString(),
  ]
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/** Returns the commitment to a record's details. The salt keeps anyone from guessing erased details. */
export function createCommitment({ salt, networkAddress, browser }: LedgerDetails): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, networkAddress, browser]))
    .digest('hex')
}

/** The part of a record that an erasure may delete. */
export interface LedgerDetails {
  salt: string
  networkAddress: string
  browser: string
}

/** Links entries to the end of a chain. Returns the records. */
export function linkEntries(entries: readonly LedgerEntry[], last: ChainLink | undefined): LedgerRecord[] {
  let position = last?.position ?? 0
  let previousHash = last?.hash ?? genesisHash
  return entries.map((entry) => {
    position += 1
    const record = { ...entry, position, previousHash, hash: hashRecord(entry, position, previousHash) }
    previousHash = record.hash
    return record
  })
}

/** A record that breaks the chain, and the reason. */
export interface ChainBreak {
  position: number
  reason: string
}

/** Returns the first break in the records that follow `before`, or undefined. Compares details that haven't been erased. */
export function findBreak(
  records: readonly { record: LedgerRecord; details: LedgerDetails | null }[],
  before: ChainLink | undefined,
): ChainBreak | undefined {
  let position = before?.position ?? 0
  let hash = before?.hash ?? genesisHash
  for (const { record, details } of records) {
    position += 1
    if (record.position !== position) return { position, reason: 'A record is missing' }
    if (record.previousHash !== hash) return { position, reason: "The record doesn't link to the previous record" }
    if (record.hash !== hashRecord(record, position, hash)) return { position, reason: 'The record was changed' }
    if (details && createCommitment(details) !== record.commitment) {
      return { position, reason: 'The network address or browser was changed' }
    }
    hash = record.hash
  }
  return undefined
}
