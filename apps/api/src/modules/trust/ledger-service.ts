import { randomBytes, randomUUID } from 'node:crypto'
import { type ConsentBox, type ConsentKind, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { type ChainLink, createCommitment, findBreak, type LedgerEntry, linkEntries } from './chain'
import { insertRecords, listRecordsAfter, lockLedger } from './ledger-store'

const batchSize = 1000
const maxBrowserLength = 500

/** The page, network address, and browser that a consent came from. */
export interface ConsentOrigin {
  page: string
  networkAddress: string
  browser: string
}

/** A consent to record. */
export interface NewConsentRecord {
  kind: ConsentKind
  familyId: string
  actionId?: string | undefined
  text: string
  version: string
  language: string
  boxes: ConsentBox[]
  recipient?: { kind: 'agent' | 'community'; id: string } | undefined
  /** The two-letter code, for a state's disclosure. */
  state?: string
}

/** Adds consents to the end of the ledger. Returns their ids. Locks the ledger until the transaction ends, so call it last. [TRUST-001] */
export async function recordConsents(
  tx: Orm,
  newConsents: readonly NewConsentRecord[],
  { page, networkAddress, browser }: ConsentOrigin,
): Promise<string[]> {
  if (newConsents.length === 0) return []
  const origin = { networkAddress, browser: browser.slice(0, maxBrowserLength) }
  const prepared = newConsents.map((consent) => {
    const details = { ...origin, salt: randomBytes(16).toString('hex') }
    return { entry: createEntry(consent, pathOf(page), createCommitment(details)), details }
  })
  const last = await lockLedger(tx)
  const records = linkEntries(
    prepared.map(({ entry }) => entry),
    last,
  )
  await insertRecords(
    tx,
    records,
    prepared.map(({ entry, details }) => ({ consentId: entry.id, ...details })),
  )
  return records.map(({ id }) => id)
}

/** Returns a page's path. Its query could contain contact info, and the ledger can't be changed. [TRUTH-012] */
const pathOf = (page: string) => page.replace(/[?#].*$/, '')

function createEntry(consent: NewConsentRecord, page: string, commitment: string): LedgerEntry {
  return {
    id: randomUUID(),
    familyId: consent.familyId,
    actionId: consent.actionId ?? null,
    kind: consent.kind,
    recipientKind: consent.recipient?.kind ?? null,
    recipientId: consent.recipient?.id ?? null,
    state: consent.state ?? null,
    text: consent.text,
    version: consent.version,
    language: consent.language,
    boxes: consent.boxes,
    page,
    commitment,
    givenAt: now(),
  }
}

/** The result of a ledger check. */
export interface LedgerVerdict {
  isUnbroken: boolean
  records: number
  head: string
  brokenAt?: number
  reason?: string
}

/** Verifies the whole chain of the ledger. [TRUST-001] */
export async function checkLedger(orm: Orm): Promise<LedgerVerdict> {
  let before: ChainLink | undefined
  for (;;) {
    const rows = await listRecordsAfter(orm, before?.position ?? 0, batchSize)
    const found = findBreak(rows, before)
    if (found) {
      return {
        isUnbroken: false,
        records: found.position - 1,
        head: '',
        brokenAt: found.position,
        reason: found.reason,
      }
    }
    before = rows.at(-1)?.record ?? before
    if (rows.length < batchSize) return { isUnbroken: true, records: before?.position ?? 0, head: before?.hash ?? '' }
  }
}
