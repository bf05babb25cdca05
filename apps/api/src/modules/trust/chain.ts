import { createHash } from 'node:crypto'
import type { consents } from '../../database/schema/tables'

/** What a record of the ledger says, apart from its place in the chain. */
export type LedgerEntry = Omit<typeof consents.$inferSelect, 'position' | 'previousHash' | 'hash'>

/** A record with its place in the chain. */
export type LedgerRecord = typeof consents.$inferSelect

/** What the first record follows on. */
export const beginning = '0'.repeat(64)

/**
 * The hash of a record: SHA-256 over everything it says, its position and the hash of the record before it. Values are written in a
 * fixed order, so that the way a database stores them does not matter. [TRUST-001]
 */
export function hashOfRecord(entry: LedgerEntry, position: number, previousHash: string): string {
  const said = [
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
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** What a record commits to beside the chain: salted, so that nobody can guess what was deleted. */
export function commitmentTo({ salt, networkAddress, browser }: LedgerDetails): string {
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

/** Puts entries at the end of a chain. */
export function linked(
  entries: readonly LedgerEntry[],
  last: Pick<LedgerRecord, 'position' | 'hash'> | undefined,
): LedgerRecord[] {
  let position = last?.position ?? 0
  let previousHash = last?.hash ?? beginning
  return entries.map((entry) => {
    position += 1
    const record = { ...entry, position, previousHash, hash: hashOfRecord(entry, position, previousHash) }
    previousHash = record.hash
    return record
  })
}

/** A record that is not what it was, and why. */
export interface Break {
  position: number
  reason: string
}

/** The first break in a piece of the chain that follows on `before`, or none. Details are compared where they still exist. */
export function breakIn(
  records: readonly { record: LedgerRecord; details: LedgerDetails | null }[],
  before: Pick<LedgerRecord, 'position' | 'hash'> | undefined,
): Break | undefined {
  let position = before?.position ?? 0
  let hash = before?.hash ?? beginning
  for (const { record, details } of records) {
    position += 1
    if (record.position !== position) return { position, reason: 'A record is missing' }
    if (record.previousHash !== hash) return { position, reason: 'The record does not follow on the one before it' }
    if (record.hash !== hashOfRecord(record, position, hash)) return { position, reason: 'The record was changed' }
    if (details && commitmentTo(details) !== record.commitment) {
      return { position, reason: 'The network address or browser was changed' }
    }
    hash = record.hash
  }
  return undefined
}
